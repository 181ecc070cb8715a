import { join } from 'node:path';

/** The demo as each release left it; `npm run release-dump` makes that of this one. */
export const releases = join(import.meta.dirname, '../../releases');
