import { join } from 'node:path';
import { platformMigrations } from '@engawa/platform/db/migrate';

/** Folders in dependency order. */
export const migrations = [
  platformMigrations,
  join(import.meta.dirname, '../../api/migrations'),
  join(import.meta.dirname, '../../identity/migrations'),
];
