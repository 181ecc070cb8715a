import { join } from 'node:path';

/** A dump of each release's demo; `npm run release-dump` writes that of the current one. */
export const releases = join(import.meta.dirname, '../../releases');
