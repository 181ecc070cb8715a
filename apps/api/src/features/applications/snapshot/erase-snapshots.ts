import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../../database.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { eraseSnapshots as erase, listPastKeeping } from './snapshot.repo.ts';

/** Once a day: deletes snapshots a year after the application ended. */
export const eraseSnapshotsJob = defineJob<Record<string, never>>('erase-snapshots', {
  cron: '53 3 * * *',
  once: true,
});

const atOnce = 500;

export async function eraseSnapshots(commands: Db, now: Date): Promise<void> {
  for (let some = atOnce; some === atOnce; ) {
    const past = await listPastKeeping(commands, now, atOnce);
    some = past.length;
    if (some === 0) return;
    await commands.transaction().execute(async (tx) => {
      await erase(
        tx,
        past.map(({ id }) => id),
      );
      await addSteps(
        tx,
        past.map(({ id, companyId }) => ({ id, companyId, kind: 'profile-erased', at: now })),
      );
    });
  }
}
