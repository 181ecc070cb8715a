import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Spool } from '@engawa/platform/storage/spool';
import type { Db } from '../../database.ts';

export interface FileServices {
  store: ObjectStore;
  spool: Spool;
  secret: Buffer;
  commands: Db;
}
