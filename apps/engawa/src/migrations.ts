import { join } from 'node:path';
import { platformMigrations } from '@engawa/platform/db/migrate';

/** Every table of the default run, in the order in which they build on one another. */
export const migrations = [
  platformMigrations,
  join(import.meta.dirname, '../../api/migrations'),
  join(import.meta.dirname, '../../identity/migrations'),
];
