import { type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

interface Pair {
  student: Id;
  company: Id;
}

export const isConnected = ({ student, company }: Pair): Condition => sql`exists (
  select from connection
  where connection.student_id = ${student} and connection.company_id = ${company}
    and connection.state = 'connected')`;

/** The student's request waits for the company's answer. */
export const hasAskedToConnect = ({ student, company }: Pair): Condition => sql`exists (
  select from connection
  where connection.student_id = ${student} and connection.company_id = ${company}
    and connection.state = 'asked' and connection.asked_by = 'student')`;

/** The two sides of every connection that stands. */
export const connectedPairs = query
  .selectFrom('connection')
  .select(['student_id', 'company_id', 'connected_at'])
  .where('state', '=', 'connected');
