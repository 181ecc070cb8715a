import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '@engawa/platform/backup/errors';

/** There for as long as a restore writes into the folder. */
export const restoringMark = (data: string): string => join(data, 'restoring');

/** A restore that was killed has left a part of the data, which must not pass for all of it. */
export function refuseHalfRestored(data: string): void {
  if (!existsSync(restoringMark(data))) return;
  throw new BackupError(
    `A restore into ${data} is going on or was not finished: wait for it, or delete what is in the folder and restore again.`,
  );
}
