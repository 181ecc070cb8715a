import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReachRuleName } from './reach.rules.ts';

/** An id, or the column of a surrounding statement that has it: `sql.ref('student.id')`. */
type Id = string | Expression<string>;

interface Pair {
  student: Id;
  company: Id;
}

type Condition = RawBuilder<SqlBool>;

const inUse = ({ student }: Pair): Condition => sql`exists (
  select from account where account.id = ${student} and account.disabled_at is null)`;

// A student who never changed a setting has no row, and counts as looking for a job.
const looking = ({ student }: Pair): Condition => sql`not exists (
  select from student_settings
  where student_settings.student_id = ${student} and student_settings.job_hunting = 'not-looking')`;

const blocked = ({ student, company }: Pair): Condition => sql`exists (
  select from blocked_company
  where blocked_company.student_id = ${student} and blocked_company.company_id = ${company})`;

/** For the student alone: a company is not told. */
export const hasBlocked = blocked;

export const isConnected = ({ student, company }: Pair): Condition => sql`exists (
  select from connection
  where connection.student_id = ${student} and connection.company_id = ${company}
    and connection.state = 'connected')`;

const askedToConnect = ({ student, company }: Pair): Condition => sql`exists (
  select from connection
  where connection.student_id = ${student} and connection.company_id = ${company}
    and connection.state = 'asked' and connection.asked_by = 'student')`;

const cameToEvent = ({ student, company }: Pair): Condition => sql`exists (
  select from event_application join content as of_event on of_event.id = event_application.event_id
  where event_application.student_id = ${student} and of_event.company_id = ${company})`;

/**
 * At any time, withdrawn and rejected applications included. A student who only opened a company's own
 * application page has not applied.
 */
export const hasApplied = ({ student, company }: Pair): Condition => sql`exists (
  select from application
  where application.student_id = ${student} and application.company_id = ${company}
    and application.applied_at is not null)`;

const came = (pair: Pair): Condition => sql`(${cameToEvent(pair)} or ${hasApplied(pair)})`;

const takesPart = ({ student, company }: Pair): Condition => sql`(exists (
  select from application
  where application.student_id = ${student} and application.company_id = ${company}
    and application.applied_at is not null
    and application.status not in ('withdrawn', 'declined'))
  or exists (
  select from event_application join content as of_event on of_event.id = event_application.event_id
  where event_application.student_id = ${student} and of_event.company_id = ${company}
    and event_application.state <> 'cancelled'))`;

const verified = ({ company }: Pick<Pair, 'company'>): Condition => sql`exists (
  select from company as c where c.id = ${company} and c.verified_at is not null)`;

const suspended = ({ company }: Pick<Pair, 'company'>): Condition => sql`exists (
  select from company as c where c.id = ${company} and c.suspended_at is not null)`;

/** For what companies have to do with one another; with students, `reach` asks it itself. */
export const isSuspended = (company: Id): Condition => suspended({ company });

/**
 * The operator has suspended one of the two. What falls due between them waits, so that everything is
 * as it was once that is undone.
 */
export const isOnHold = (pair: Pair): Condition => sql`(${suspended(pair)} or exists (
  select from account
  where account.id = ${pair.student} and account.suspended_at is not null))`;

const open = (pair: Pair): Condition =>
  sql`${inUse(pair)} and not ${blocked(pair)} and not ${suspended(pair)}`;
const acquainted = (pair: Pair): Condition => sql`(${isConnected(pair)} or ${takesPart(pair)})`;

const mayFind = (pair: Pair): Condition =>
  sql`(${open(pair)} and ${verified(pair)} and ${looking(pair)})`;

/** The rules of reach.rules.ts as conditions of a statement; reach.test.ts compares the two. */
export const reach = {
  companyMaySee: (pair) =>
    sql<SqlBool>`(${open(pair)}
      and (${verified(pair)} or ${isConnected(pair)} or ${came(pair)} or ${askedToConnect(pair)}))`,
  companyMayOpen: (pair) =>
    sql<SqlBool>`(${open(pair)}
      and ((${verified(pair)} and ${looking(pair)}) or ${acquainted(pair)} or ${askedToConnect(pair)}))`,
  companyMayFind: mayFind,
  companyMayAsk: (pair) => sql<SqlBool>`(${mayFind(pair)} and not ${isConnected(pair)})`,
  companyMayWrite: (pair) => sql<SqlBool>`(${open(pair)} and ${acquainted(pair)})`,
  studentMaySee: (pair) => sql<SqlBool>`(${open(pair)})`,
  studentMayAsk: (pair) => sql<SqlBool>`(${open(pair)} and not ${isConnected(pair)})`,
  studentMayWrite: (pair) => sql<SqlBool>`(${open(pair)} and ${acquainted(pair)})`,
} as const satisfies Record<ReachRuleName, (pair: Pair) => Condition>;

/** The rule of the same name: for whoever is not signed in. */
export const visitorMaySee = (company: Id): Condition =>
  sql`(${verified({ company })} and not ${suspended({ company })})`;

/**
 * Whether a student is one of those to whom a limited content is shown; `content` is a table of the
 * surrounding statement. Whoever has blocked the company is asked about by `studentMaySee`.
 */
export const isInAudience = (student: Id): Condition => sql`(
  exists (
    select from audience_student
    where audience_student.content_id = content.id and audience_student.student_id = ${student})
  or exists (
    select from audience_list join saved_student on saved_student.list_id = audience_list.list_id
    where audience_list.content_id = content.id and saved_student.student_id = ${student})
  or exists (
    select from audience
    where audience.content_id = content.id and audience.connected
      and ${isConnected({ student, company: sql.ref('content.company_id') })}))`;

/**
 * `studentMaySee` turned round: the companies that a student who is signed in does not see. They are
 * few, so a list of thousands is held against them at once.
 */
export const unseenCompanies = (student: Id): RawBuilder<string> => sql`(
  select blocked_company.company_id from blocked_company
  where blocked_company.student_id = ${student}
  union all
  select c.id from company as c where c.suspended_at is not null)`;

/** `isInAudience` turned round: all that is limited, and to this student among others. */
export const limitedTo = (student: Id): RawBuilder<string> => sql`(
  select audience_student.content_id from audience_student
  where audience_student.student_id = ${student}
  union all
  select audience_list.content_id
  from saved_student join audience_list on audience_list.list_id = saved_student.list_id
  where saved_student.student_id = ${student}
  union all
  select audience.content_id
  from connection join audience
    on audience.company_id = connection.company_id and audience.connected
  where connection.student_id = ${student} and connection.state = 'connected')`;

/** Whom a company does not find although they are findable: those who have blocked it. */
export const blockersOf = (company: Id): RawBuilder<string> => sql`(
  select blocked_company.student_id from blocked_company
  where blocked_company.company_id = ${company})`;
