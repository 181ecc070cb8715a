import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { hasApplied } from '../../applications/applications.query.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Party } from '../party.ts';

interface Pair {
  student: string;
  company: string;
}

/** Called when two connect; a thread from an earlier connection is reused. */
export async function openThread(tx: Tx, { student, company }: Pair, now: Date): Promise<void> {
  await tx
    .insertInto('thread')
    .values({ company_id: company, student_id: student, created_at: now, last_at: now })
    .onConflict((pair) => pair.columns(['company_id', 'student_id']).doNothing())
    .execute();
}

export const findThreadOf = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('thread')
    .select('id')
    .where('company_id', '=', company)
    .where('student_id', '=', student)
    .executeTakeFirst();

export const isOf = ({
  side,
  id,
  applicantsOnly = false,
}: Omit<Party, 'accountId'>): RawBuilder<SqlBool> => {
  if (side === 'student') return sql`thread.student_id = ${id}`;
  if (!applicantsOnly) return sql`thread.company_id = ${id}`;
  const student = sql.ref<string>('thread.student_id');
  return sql`(thread.company_id = ${id} and ${hasApplied({ student, company: id })}
    and ${isOpenToCompany(id)})`;
};

/** Lists and searches leave out threads in which nobody has written yet. */
export const hasMessages: RawBuilder<SqlBool> = sql`thread.last_number > 0`;

/** Of a student it may not see, the company reads only its own messages. */
export const isOpenToCompany = (companyId: string): RawBuilder<SqlBool> => {
  const student = sql.ref<string>('thread.student_id');
  return sql`${reach.companyMaySee({ student, company: companyId })}`;
};

/** Whether this side may read the other's messages in a thread. */
export async function isReadable(db: Db, party: Party, threadId: string): Promise<boolean> {
  const open = party.side === 'company' ? isOpenToCompany(party.id) : sql<SqlBool>`true`;
  const row = await db
    .selectFrom('thread')
    .select('id')
    .where('id', '=', threadId)
    .where(isOf(party))
    .where(open)
    .executeTakeFirst();
  return row !== undefined;
}

/** Call first in a command on a thread: what is read afterwards cannot change. */
export const lockThread = (tx: Tx, party: Party, threadId: string) =>
  tx
    .selectFrom('thread')
    .select([
      'id',
      'company_id as companyId',
      'student_id as studentId',
      'last_number as lastNumber',
      'student_read as studentRead',
      'company_read as companyRead',
    ])
    .where('id', '=', threadId)
    .where(isOf(party))
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;
