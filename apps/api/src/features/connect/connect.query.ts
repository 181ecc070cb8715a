import { sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';
import type { Side } from './connection.rules.ts';

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

export const connectedPairs = query
  .selectFrom('connection')
  .select(['student_id', 'company_id', 'connected_at'])
  .where('state', '=', 'connected');

/** State of the company's connections and of requests by it and to it. */
export const connectionsOf = (companyId: string) =>
  query
    .selectFrom('connection')
    .select(['student_id', 'state', 'asked_by', 'changed_by', 'since', 'message'])
    .where('company_id', '=', companyId);

export const requestsBy = (side: Side) =>
  query
    .selectFrom('connection')
    .select(['student_id', 'company_id', 'state', 'asked_at', 'answered_at'])
    .where('asked_by', '=', side);

export const hasLabel = (label: string, { student, company }: Pair): Condition => sql`exists (
  select from connection_label as put
  where put.company_id = ${company} and put.label_id = ${label} and put.student_id = ${student})`;

export const labelsOn = ({ student, company }: Pair) =>
  query
    .selectFrom('connection_label as put')
    .where('put.student_id', '=', student)
    .where('put.company_id', '=', company)
    .orderBy('put.label_id')
    .select('put.label_id as id');
