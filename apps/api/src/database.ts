import type { Databases } from '@engawa/platform/db/database';
import type { PlatformTables } from '@engawa/platform/db/tables';
import type { Kysely, Transaction } from 'kysely';
import type { PeopleTables } from './features/account/people.tables.ts';
import type { FileTables } from './features/files/files.tables.ts';

/** Every table of the product; each feature brings its own. */
export interface Tables extends PlatformTables, PeopleTables, FileTables {}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type ApiDatabases = Databases<Tables>;
