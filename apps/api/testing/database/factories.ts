import type { Level } from '@engawa/contract/endpoint';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { openSession } from '@engawa/platform/auth/session.repo';
import { insertCompany, insertRecruiter, insertStudents } from '../../src/demo/people.repo.ts';
import { verifyCompany } from '../../src/features/account/public.ts';
import type { TestApp } from '../server/app.ts';

export interface SignedIn {
  accountId: string;
  headers: { authorization: string };
}

export interface SignedInRecruiter extends SignedIn {
  companyId: string;
  email: string;
}

/** One generator per database, so that a test file gets the same people whatever ran before it. */
const randoms = new Map<string, Random>();
function randomOf({ databaseUrl }: TestApp): Random {
  const known = randoms.get(databaseUrl) ?? new Random(1);
  randoms.set(databaseUrl, known);
  return known;
}
let made = 0;

/** Backdates a registration, because company statistics count only older accounts. */
export async function registeredDaysAgo(
  { services, clock }: TestApp,
  days: number,
  ...people: SignedIn[]
): Promise<void> {
  const at = new Date(clock.now().getTime() - days * 86_400_000);
  const ids = people.map(({ accountId }) => accountId);
  const statement = 'update student set created_at = $1 where id = any($2)';
  await services.databases.pool.query(statement, [at, ids]);
}

export async function createStudent(test: TestApp): Promise<SignedIn> {
  const [student] = [...generateStudents(randomOf(test), 1)];
  if (!student) throw new Error('one student was asked for');
  made += 1;
  const unique = { ...student, email: `student-${made}@test.example` };
  await test.services.databases.commands
    .transaction()
    .execute((tx) => insertStudents(tx, [unique], false));
  return signIn(test, student.id);
}

export async function createRecruiter(
  test: TestApp,
  options: {
    level?: Level;
    companyId?: string;
    email?: string;
    name?: string;
    password?: string;
    /** For a new company; an unverified one sees only students who came to it. */
    verified?: boolean;
  } = {},
): Promise<SignedInRecruiter> {
  const random = randomOf(test);
  const companyId = options.companyId ?? random.uuid();
  const id = random.uuid();
  made += 1;
  const email = options.email ?? `recruiter-${made}@test.example`;
  const password = options.password && { passwordHash: await hashPassword(options.password) };
  await test.services.databases.commands.transaction().execute(async (tx) => {
    if (!options.companyId) {
      await insertCompany(tx, companyId, random.pick(demoCompanies), false);
      if (options.verified !== false) await verifyCompany(tx, companyId, { at: test.clock.now() });
    }
    await insertRecruiter(tx, {
      id,
      companyId,
      level: options.level ?? 0,
      email,
      name: options.name ?? '田中 美咲',
      ...password,
    });
  });
  return { companyId, email, ...(await signIn(test, id)) };
}

export async function signIn(test: TestApp, accountId: string): Promise<SignedIn> {
  const { accessToken } = await test.services.databases.commands
    .transaction()
    .execute((tx) => openSession(tx, accountId, test.clock.now()));
  return { accountId, headers: { authorization: `Bearer ${accessToken}` } };
}
