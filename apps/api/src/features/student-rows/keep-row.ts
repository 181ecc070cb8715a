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

/** The profile's own feature hands it over: this one only knows what follows from it. */
export type ReadProfile = (db: Db, studentId: string) => Promise<Profile>;

interface Keeping {
  now: Date;
  readProfile: ReadProfile;
}

/**
 * The row says what has just been written of the student, in the same transaction. Two of them come
 * one after the other, so that the later one sees what the earlier has written.
 */
export async function keepStudentRow(
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

/** Somebody is here: written once a day. */
export async function keepActivity(tx: Tx, id: string, now: Date): Promise<void> {
  const today = todayInJapan(now);
  if (await saveActivity(tx, id, today)) await updateActive(tx, id, dayNumber(today));
}

/** Every ten minutes: after an update the rows are brought to the rules of today. */
export const updateStudentRowsJob = defineJob<Record<string, never>>('update-student-rows', {
  cron: '*/10 * * * *',
  once: true,
});

interface Updating extends Keeping {
  commands: Db;
}

const atOnce = 200;

/**
 * Each student in a transaction of its own, so that nobody waits long. Whoever was there before there
 * were rows has been so since they joined. Answers how many there were.
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

/** Writes every row again, for the operator; the old ones serve until then. */
export async function rebuildStudentRows(updating: Updating): Promise<number> {
  await markOutdated(updating.commands);
  return updateStudentRows(updating);
}
