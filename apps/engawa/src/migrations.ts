import { join } from 'node:path';

export const migrations = join(import.meta.dirname, '../../api/migrations');
