import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';

const columns = [
  'id',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'break_minutes as breakMinutes',
  'workplace',
  'changes',
] as const;

interface Between {
  from: Date;
  until: Date | null;
}

/** Shifts that touch this period, earliest first. */
export const listShiftRows = (db: Db, studentId: string, { from, until }: Between) =>
  db
    .selectFrom('work_shift')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('ends_at', '>', from)
    .$if(until !== null, (query) => query.where('starts_at', '<', until as Date))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export type ShiftRow = Awaited<ReturnType<typeof listShiftRows>>[number];

export const countShifts = async (db: Db, studentId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('work_shift')
    .where('student_id', '=', studentId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export interface ShiftValues {
  starts_at: Date;
  ends_at: Date;
  break_minutes: number;
  workplace: string | null;
}

export const insertShifts = (tx: Tx, studentId: string, shifts: readonly ShiftValues[]) =>
  tx
    .insertInto('work_shift')
    .values(shifts.map((one) => ({ student_id: studentId, ...one })))
    .returning(columns)
    .execute();

export const updateShift = (tx: Tx, studentId: string, id: string, values: ShiftValues) =>
  tx
    .updateTable('work_shift')
    .set({ ...values, changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning(columns)
    .executeTakeFirst();

export const removeShift = (tx: Tx, studentId: string, id: string) =>
  tx
    .deleteFrom('work_shift')
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .returning(columns)
    .executeTakeFirst();

export const listHolidays = (db: Db, studentId: string) =>
  db
    .selectFrom('school_holiday')
    .select(['first_day as from', 'last_day as to'])
    .where('student_id', '=', studentId)
    .orderBy('first_day')
    .execute();

interface Holiday {
  from: string;
  to: string;
}

export async function replaceHolidays(
  tx: Tx,
  studentId: string,
  holidays: readonly Holiday[],
): Promise<void> {
  await tx.deleteFrom('school_holiday').where('student_id', '=', studentId).execute();
  if (holidays.length === 0) return;
  await tx
    .insertInto('school_holiday')
    .values(
      holidays.map(({ from, to }) => ({ student_id: studentId, first_day: from, last_day: to })),
    )
    .execute();
}
