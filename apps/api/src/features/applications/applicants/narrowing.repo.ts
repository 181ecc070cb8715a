import type { ApplicationStatus, ApplicationWay } from '@engawa/contract/applications/schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { named } from '../../audience/audience.query.ts';
import { likePattern } from '../../messages/public.ts';
import { reach } from '../../reach/reach.query.ts';

export interface Narrowing {
  way: ApplicationWay;
  job: string | undefined;
  status: ApplicationStatus | 'pre-applied' | 'waiting' | 'ended' | undefined;
  stage: string | undefined;
  /** A label id, or `none`. */
  label: string | undefined;
  /** A recruiter's id, or `none`. */
  assignee: string | undefined;
  word: string | undefined;
}

export const isWaiting = sql<SqlBool>`application.ended_at is null`;

/** Filter as a condition on `application` and its `snapshot` in the surrounding statement. */
export function fits(companyId: string, narrowing: Narrowing): RawBuilder<SqlBool> {
  const { way, job, status, stage, label, assignee, word } = narrowing;
  const conditions = [sql`application.way = ${way}`];
  if (job) conditions.push(sql`application.job_id = ${job}`);
  if (status === 'pre-applied') {
    conditions.push(sql`application.applied_at is null and application.status = 'new'`);
  } else if (status === 'waiting') {
    conditions.push(sql`${isWaiting} and application.applied_at is not null`);
  } else if (status === 'ended') {
    conditions.push(sql`not ${isWaiting}`);
  } else if (status) {
    conditions.push(sql`application.status = ${status}`);
    if (status === 'new') conditions.push(sql`application.applied_at is not null`);
  }
  if (stage) conditions.push(sql`application.stage_id = ${stage}`);
  if (label) conditions.push(isOrNone('label_id', label));
  if (assignee) conditions.push(isOrNone('assignee_id', assignee));
  if (word) conditions.push(isFound(companyId, word));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const isOrNone = (column: 'label_id' | 'assignee_id', value: string) =>
  value === 'none'
    ? sql`${sql.ref(`application.${column}`)} is null`
    : sql`${sql.ref(`application.${column}`)} = ${value}`;

/** The word occurs in the snapshot, or in the name of a student whom the company may see. */
function isFound(companyId: string, word: string): RawBuilder<SqlBool> {
  const student = sql.ref<string>('application.student_id');
  return sql`(${reach.companyMaySee({ student, company: companyId })}
    and (snapshot.searched like ${likePattern(word)}
      or (snapshot.searched is null and ${named('application.student_id', word)})))`;
}
