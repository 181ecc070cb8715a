import type { Profile } from '@engawa/contract/profile/schemas';
import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db, Tx } from '../../database.ts';
import { lockStudentAlone } from '../../people/lock-student.repo.ts';
import { dayNumber } from '../../people/student-numbers.rules.ts';
import {
  deleteStudentRow,
  findShown,
  listOutdated,
  lockIfThere,
  markOutdated,
  saveActivity,
  saveShown,
  updateActive,
  upsertStudentRow,
} from './rows.repo.ts';
import { isShowable, studentRow } from './student-row.rules.ts';

/** Injected, because the profile feature imports this one. */
export type ReadProfile = (db: Db, studentId: string) => Promise<Profile>;

interface Keeping {
  now: Date;
  readProfile: ReadProfile;
}

/**
 * Rewrites the student's search row in the transaction of the change. The lock makes concurrent
 * writes serial, so that the later one sees what the earlier has written.
 */
export async function writeStudentRow(
  tx: Tx,
  id: string,
  { now, readProfile }: Keeping,
): Promise<void> {
  await lockStudentAlone(tx, id);
  await writeRow(tx, id, { now, readProfile, since: now });
}

async function writeRow(
  tx: Tx,
  id: string,
  { now, readProfile, since }: Keeping & { since: Date },
): Promise<void> {
  const shown = await findShown(tx, id);
  if (!shown) return;
  const profile = await readProfile(tx, id);
  const findable =
    shown.disabledAt === null && shown.jobHunting !== 'not-looking' && isShowable(profile);
  const shownAt = shown.shownAt ?? (findable ? since : null);
  await saveShown(tx, id, shownAt);
  const row =
    findable && shownAt
      ? studentRow(profile, { shownAt, activeOn: shown.activeOn, today: todayInJapan(now) })
      : undefined;
  if (row) await upsertStudentRow(tx, id, row);
  else await deleteStudentRow(tx, id);
}

/** Stores the day of the student's last activity; one write per day. */
export async function recordActivity(tx: Tx, id: string, now: Date): Promise<void> {
  const today = todayInJapan(now);
  if (await saveActivity(tx, id, today)) await updateActive(tx, id, dayNumber(today));
}

/** Every ten minutes: rewrites rows made by an older version of the rules. */
export const updateStudentRowsJob = defineJob<Record<string, never>>('update-student-rows', {
  cron: '*/10 * * * *',
  once: true,
});

interface Updating extends Keeping {
  commands: Db;
}

const atOnce = 200;

/**
 * One transaction per student, so that others wait only briefly. Students from before this table
 * count as visible since they joined. Returns the number of students.
 */
export async function updateStudentRows({ commands, ...keeping }: Updating): Promise<number> {
  for (let done = 0; ; ) {
    const outdated = await listOutdated(commands, atOnce);
    for (const { id } of outdated) {
      await commands.transaction().execute(async (tx) => {
        const joinedAt = await lockIfThere(tx, id);
        if (joinedAt) await writeRow(tx, id, { ...keeping, since: joinedAt });
      });
    }
    done += outdated.length;
    if (outdated.length < atOnce) return done;
  }
}

/** For the operator: rewrites every row; the old ones serve until then. */
export async function rebuildStudentRows(updating: Updating): Promise<number> {
  await markOutdated(updating.commands);
  return updateStudentRows(updating);
}
