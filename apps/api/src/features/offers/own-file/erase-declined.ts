import type { Db } from '../../../database.ts';
import { endUse } from '../../files/public.ts';
import { offerSubject } from './offer-subject.ts';
import { listDeclinedWithFile, releaseFile } from './own-files.repo.ts';

const atOnce = 500;

interface Past {
  now: Date;
  /** Days for which the files of an ended application are kept. */
  keptDays: number;
}

/**
 * Deletes the companies' own files of offers that students declined, with the other files of an
 * ended application. Files of open, accepted and withdrawn offers stay, because they are what the
 * student can show.
 */
export async function eraseDeclinedFiles(commands: Db, { now, keptDays }: Past): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  for (let some = atOnce; some === atOnce; ) {
    const past = await listDeclinedWithFile(commands, before, atOnce);
    some = past.length;
    await commands.transaction().execute(async (tx) => {
      for (const { id, fileId } of past) {
        await releaseFile(tx, id);
        await endUse(tx, { fileId, subject: offerSubject(id) });
      }
    });
  }
}
