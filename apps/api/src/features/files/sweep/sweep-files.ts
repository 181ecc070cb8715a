import { unusedFileHours } from '@engawa/contract/files/purposes';
import { whileNoBackup } from '@engawa/platform/backup/bytes-lock.repo';
import { defineJob } from '@engawa/platform/jobs/job';
import type { FileServices } from '../file-services.ts';
import { deleteUnused, endPastUses, forgetObject, listOrphans } from '../files.repo.ts';

export const sweepFilesJob = defineJob<Record<string, never>>('sweep-files', {
  cron: '17 * * * *',
  once: true,
});

const hour = 60 * 60 * 1000;

/** Deletes files without a use, and objects without a file. */
export async function sweepFiles(
  { commands, store, spool }: Pick<FileServices, 'commands' | 'store' | 'spool'>,
  now: Date,
): Promise<{ files: number; objects: number }> {
  const unusedBefore = new Date(now.getTime() - unusedFileHours * hour);
  await endPastUses(commands, now);
  let files = 0;
  for (let some = 1; some > 0; files += some) {
    some = await commands.transaction().execute((tx) => deleteUnused(tx, unusedBefore));
  }
  let objects = 0;
  // Listed inside as well: files deleted after a backup began are still in its rows.
  await whileNoBackup(commands, async () => {
    for (;;) {
      const orphans = await listOrphans(commands, now);
      if (orphans.length === 0) return;
      for (const { key } of orphans) {
        await store.remove(key);
        await forgetObject(commands, key);
        objects += 1;
      }
    }
  });
  await spool.sweep(now);
  return { files, objects };
}
