import type { Examiner } from '@engawa/platform/storage/examine/examiner';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Scanner } from '@engawa/platform/storage/scan/scanner';
import type { Spool } from '@engawa/platform/storage/spool';
import type { Db } from '../../database.ts';

export interface FileServices {
  store: ObjectStore;
  spool: Spool;
  /** Its worker processes start with the first upload. */
  examiner: Examiner;
  /** If set, no file is served before it was scanned. */
  scanner: Scanner | undefined;
  secret: Buffer;
  commands: Db;
}
