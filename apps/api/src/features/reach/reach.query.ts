import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition, Id } from '../../query.ts';
import { isInUse, isSuspendedAccount } from '../account/account.query.ts';
import { hasApplied, takesPart } from '../applications/applications.query.ts';
import { hasAskedToConnect, isConnected } from '../connect/connect.query.ts';
import { hasAppliedForEvent, takesPartInEvent } from '../events/events.query.ts';
import { companiesBlockedBy, hasBlocked, isLooking } from '../settings/settings.query.ts';
import type { ReachRuleName } from './reach.rules.ts';

interface Pair {
  student: Id;
  company: Id;
}

const verified = ({ company }: Pick<Pair, 'company'>): Condition => sql`exists (
  select from company as c where c.id = ${company} and c.verified_at is not null)`;

const suspended = ({ company }: Pick<Pair, 'company'>): Condition => sql`exists (
  select from company as c where c.id = ${company} and c.suspended_at is not null)`;

/** For rules between two companies. Rules with students ask it through `reach`. */
export const isSuspended = (company: Id): Condition => suspended({ company });

/** One side is suspended: jobs between them wait, so that lifting it restores everything. */
export const isOnHold = (pair: Pair): Condition =>
  sql`(${suspended(pair)} or ${isSuspendedAccount(pair.student)})`;

const open = (pair: Pair): Condition =>
  sql`${isInUse(pair.student)} and not ${hasBlocked(pair)} and not ${suspended(pair)}`;
const came = (pair: Pair): Condition => sql`(${hasAppliedForEvent(pair)} or ${hasApplied(pair)})`;
const acquainted = (pair: Pair): Condition =>
  sql`(${isConnected(pair)} or ${takesPart(pair)} or ${takesPartInEvent(pair)})`;

const mayFind = (pair: Pair): Condition =>
  sql`(${open(pair)} and ${verified(pair)} and ${isLooking(pair.student)})`;

/** The rules of reach.rules.ts as conditions of a statement; reach.test.ts compares the two. */
export const reach = {
  companyMaySee: (pair) =>
    sql<SqlBool>`(${open(pair)}
      and (${verified(pair)} or ${isConnected(pair)} or ${came(pair)} or ${hasAskedToConnect(pair)}))`,
  companyMayOpen: (pair) =>
    sql<SqlBool>`(${open(pair)}
      and ((${verified(pair)} and ${isLooking(pair.student)}) or ${acquainted(pair)} or ${hasAskedToConnect(pair)}))`,
  companyMayFind: mayFind,
  companyMayAsk: (pair) => sql<SqlBool>`(${mayFind(pair)} and not ${isConnected(pair)})`,
  companyMayWrite: (pair) => sql<SqlBool>`(${open(pair)} and ${acquainted(pair)})`,
  studentMaySee: (pair) => sql<SqlBool>`(${open(pair)})`,
  studentMayAsk: (pair) => sql<SqlBool>`(${open(pair)} and not ${isConnected(pair)})`,
  studentMayWrite: (pair) => sql<SqlBool>`(${open(pair)} and ${acquainted(pair)})`,
} as const satisfies Record<ReachRuleName, (pair: Pair) => Condition>;

/** For a company as `c`; an index lists the companies that it applies to. */
const hiddenFromVisitors = sql<SqlBool>`(c.verified_at is null or c.suspended_at is not null)`;

/** `visitorMaySee` of reach.rules.ts: for visitors who are not signed in. */
export const visitorMaySee = (company: Id): Condition => sql`exists (
  select from company as c where c.id = ${company} and not ${hiddenFromVisitors})`;

/**
 * The reverse of `studentMaySee`: companies hidden from a signed-in student. The list is short, so
 * a search excludes it as a whole.
 */
export const unseenCompanies = (student: Id): RawBuilder<string> => sql`(
  ${companiesBlockedBy(student)}
  union all
  select c.id from company as c where c.suspended_at is not null)`;

/** The reverse of `visitorMaySee`, among the companies that fulfil a condition. */
export const companiesHiddenFromVisitors = (among: (company: Id) => Condition) => sql<string>`(
  select c.id from company as c where ${hiddenFromVisitors} and ${among(sql.ref('c.id'))})`;
