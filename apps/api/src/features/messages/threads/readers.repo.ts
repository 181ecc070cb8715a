import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../database.ts';
import { accountsInUse } from '../../account/account.query.ts';
import { hasApplied } from '../../applications/applications.query.ts';
import { reach } from '../../reach/reach.query.ts';

interface Pair {
  student: RawBuilder<string>;
  company: RawBuilder<string>;
}

/**
 * Recruiters who see a thread and get its signals: all levels but interviewers, and those too if
 * the student has applied. `account` must be `accountsInUse` in the surrounding statement.
 */
export const isThreadReader = (pair: Pair): RawBuilder<SqlBool> => sql`(
  account.company_id = ${pair.company}
  and (account.level in (0, 1, 2) or (account.level = 3 and ${hasApplied(pair)})))`;

export async function listReaders(tx: Tx, threadId: string): Promise<string[]> {
  const pair = {
    student: sql.ref<string>('thread.student_id'),
    company: sql.ref<string>('thread.company_id'),
  };
  const rows = await tx
    .selectFrom('thread')
    .innerJoin(accountsInUse.as('account'), 'account.company_id', 'thread.company_id')
    .where('thread.id', '=', threadId)
    .where(isThreadReader(pair))
    // A blocked company gets no signal, so it does not learn that the student is active.
    .where(reach.companyMaySee(pair))
    .select('account.id')
    .orderBy('account.id')
    .execute();
  return rows.map(({ id }) => id);
}
