import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Newest rows shown; more than anybody reads. */
const most = 500;

/** Audit rows about an id and by it; operator acts with operator and reason. */
export async function listTrail(db: Db, id: string) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('operator_act as act', 'act.audit_id', 'audit.id')
    .where((where) =>
      where.or([
        where('audit.subject_id', '=', id),
        where('audit.account_id', '=', id),
        where('audit.company_id', '=', id),
      ]),
    )
    .select(['audit.at', 'audit.action', 'audit.account_id as accountId'])
    .select(['audit.company_id as companyId', 'audit.subject_id as subjectId'])
    .select(['audit.request_id as requestId', 'act.operator', 'act.why'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

export type TrailRow = Awaited<ReturnType<typeof listTrail>>[number];

/** Tables with ids that an operator may look up, and their names. */
const kinds = {
  company: 'company',
  student: 'student',
  recruiter: 'recruiter',
  account: 'account of somebody who has left',
  application: 'application',
  thread: 'conversation',
  report: 'report',
  stored_file: 'file',
  save_list: 'save list',
  target_setting: 'target setting',
  scholarship_programme: 'scholarship programme',
  scholarship_entry: 'scholarship entry',
} as const;

/** Kind of thing behind an id; undefined if it does not exist. */
export async function kindOf(db: Db, id: string): Promise<string | undefined> {
  const content = await db
    .selectFrom('content')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst();
  if (content) return content.kind;
  for (const [table, name] of Object.entries(kinds)) {
    const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}
