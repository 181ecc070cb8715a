import type { Level } from '@engawa/contract/endpoint';
import { verifyCompany } from '../../src/features/account/public.ts';
import { createEmployer } from '../contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import type { Fixtures } from '../strangers/fixture.ts';
import { sides } from '../strangers/sides.ts';
import { markFor, type Tenant } from './marks.ts';

const levels: readonly Level[] = [0, 1, 2, 3];
export const callers = [
  'nobody',
  'student A',
  'student B',
  ...(['company A', 'company B'] as const).flatMap((company) =>
    levels.map((level) => `${company} level ${level}` as const),
  ),
] as const;
export type Caller = (typeof callers)[number];

export const tenantOf = (caller: Caller): Tenant | undefined =>
  caller === 'nobody' ? undefined : (caller.split(' ').slice(0, 2).join(' ') as Tenant);

export type Side = keyof typeof sides;
export const fixturesOf = (side: Side) => sides[side] as Fixtures<SignedIn>;

/** Each way to create a thing once, however many endpoints take its id. */
const makesOf = (side: Side) => [
  ...new Set(
    Object.values(fixturesOf(side)).flatMap((places) =>
      Object.values(places).flatMap((fixture) => ('make' in fixture ? [fixture.make] : [])),
    ),
  ),
];

export interface World {
  /** Null for a visitor. */
  people: Record<Caller, SignedIn | null>;
  /** Ids by a name that has the same meaning in every world, such as `company A/7`. */
  ids: Map<string, string>;
  /** Some endpoints need a sign-in within the last ten minutes, and the clock advances. */
  signInAll(): Promise<void>;
  /** Signs in again, or replaces a deleted account. */
  bringBack(caller: Caller): Promise<void>;
}

/** Two companies with each level and two students, each with one thing of every kind. */
export async function makeWorld(test: TestApp): Promise<World> {
  const people = { nobody: null } as World['people'];
  const ids = new Map<string, string>();
  for (const tenant of ['company A', 'company B'] as const) {
    const owner = await createEmployer(test, { plan: 2 });
    people[`${tenant} level 0`] = owner;
    for (const level of levels.slice(1)) {
      const { companyId } = owner;
      people[`${tenant} level ${level}`] = await createRecruiter(test, { level, companyId });
    }
    await makeThings(test, 'company', tenant, owner, ids);
    await markCompany(test, tenant, owner);
  }
  for (const tenant of ['student A', 'student B'] as const) {
    const student = await createStudent(test);
    people[tenant] = student;
    await makeThings(test, 'student', tenant, student, ids);
    await markStudent(test, tenant, student);
  }
  const world: World = {
    people,
    ids,
    signInAll: async () => {
      for (const caller of callers) await world.bringBack(caller);
    },
    bringBack: async (caller) => {
      const who = people[caller];
      if (who) people[caller] = await bringBack(test, caller, who);
    },
  };
  await world.signInAll();
  return world;
}

async function bringBack(test: TestApp, caller: Caller, who: SignedIn): Promise<SignedIn> {
  const { rows } = await test.services.databases.pool.query(
    'select 1 from account where id = $1 and disabled_at is null',
    [who.accountId],
  );
  if (rows.length > 0) return { ...who, ...(await signIn(test, who.accountId)) };
  const tenant = tenantOf(caller) as Tenant;
  if ('companyId' in who) {
    const { companyId } = who as SignedInRecruiter;
    const level = Number(caller.at(-1)) as Level;
    return createRecruiter(test, { level, companyId, name: markFor(tenant, 'company.account.x') });
  }
  const student = await createStudent(test);
  await markStudent(test, tenant, student);
  return student;
}

async function makeThings(
  test: TestApp,
  side: Side,
  tenant: Tenant,
  owner: SignedIn,
  ids: Map<string, string>,
): Promise<void> {
  const companyId = 'companyId' in owner ? (owner as SignedInRecruiter).companyId : undefined;
  for (const [number, make] of makesOf(side).entries()) {
    // Some things can be created only once per person; their endpoints are tried with other ids.
    const id = await make(test, owner).catch(() => undefined);
    if (id) ids.set(`${tenant}/${number}`, id);
    await forgetLimits(test);
    if (companyId) await keepVerified(test, companyId);
  }
  ids.set(`${tenant}/self`, owner.accountId);
  const share =
    [...ids.keys()].filter((name) => name.startsWith(tenant)).length / makesOf(side).length;
  if (share < 0.8)
    throw new Error(`${tenant} has only ${Math.round(share * 100)} % of what there is.`);
}

/** The name of the tenant's thing for a call and place, if a fixture knows it. */
export function thingAt(side: Side, endpointId: string, place: string): number | undefined {
  const fixture = fixturesOf(side)[endpointId]?.[place];
  return fixture && 'make' in fixture ? makesOf(side).indexOf(fixture.make) : undefined;
}

async function markCompany(test: TestApp, tenant: Tenant, { companyId }: SignedInRecruiter) {
  const name = `${markFor(tenant, 'company.general.x')} 株式会社`;
  const { commands } = test.services.databases;
  await commands
    .updateTable('company')
    .set({ name_jp: name, name_en: name })
    .where('id', '=', companyId)
    .execute();
  await commands
    .updateTable('recruiter')
    .set({ name: markFor(tenant, 'company.account.x') })
    .where('company_id', '=', companyId)
    .execute();
}

async function markStudent(test: TestApp, tenant: Tenant, { accountId }: SignedIn) {
  const name = markFor(tenant, 'student.profile.x');
  await test.services.databases.commands
    .updateTable('student')
    .set({ first_name: name, last_name: name })
    .where('id', '=', accountId)
    .execute();
}

/** Calls that rename the company cost its verification, without which it finds nobody. */
const keepVerified = ({ services, clock }: TestApp, companyId: string) =>
  services.databases.commands
    .transaction()
    .execute((tx) => verifyCompany(tx, companyId, { at: clock.now() }));

/** Resets rate limits, which other tests cover, so that they do not hide faults. */
export async function forgetLimits({ services, clock }: TestApp): Promise<void> {
  clock.advance(60);
  await services.limits.settle();
  await services.databases.pool.query('delete from requests_sent; truncate call_count');
}
