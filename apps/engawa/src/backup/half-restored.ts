import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '@engawa/platform/backup/errors';

/** A file that exists while a restore writes into the folder. */
export const restoringMark = (data: string): string => join(data, 'restoring');

/** Refuses to start on data of an interrupted restore, which is incomplete. */
export function refuseHalfRestored(data: string): void {
  if (!existsSync(restoringMark(data))) return;
  throw new BackupError(
    `A restore into ${data} is going on or was not finished: wait for it, or delete what is in the folder and restore again.`,
  );
}
