import type { Tx } from '../database.ts';
import type { DemoCompany } from './companies.ts';
import type { GeneratedStudent } from './generate-students.ts';

const batch = 1000;

/** Two copies that start at once: the second waits here and then finds the first one's work. */
export async function isEmptyWorld(tx: Tx): Promise<boolean> {
  await tx.selectFrom('server_secret').select('name').forUpdate().execute();
  const anyone = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return anyone === undefined;
}

export async function insertStudents(
  tx: Tx,
  students: Iterable<GeneratedStudent>,
  isDemo: boolean,
): Promise<void> {
  for (const some of batches(students, batch)) {
    await tx
      .insertInto('account')
      .values(some.map(({ id }) => ({ id, kind: 'student' as const })))
      .execute();
    await tx
      .insertInto('student')
      .values(
        some.map(({ id, email, firstName, lastName, university }) => ({
          id,
          email,
          first_name: firstName,
          last_name: lastName,
          university,
          is_demo: isDemo,
        })),
      )
      .execute();
  }
}

export async function insertCompany(tx: Tx, id: string, company: DemoCompany, isDemo: boolean) {
  await tx
    .insertInto('company')
    .values({
      id,
      name_jp: company.nameJp,
      name_en: company.nameEn,
      industry_id: company.industryId,
      prefecture: company.prefecture,
      employees: company.employees,
      is_demo: isDemo,
    })
    .execute();
}

export async function insertRecruiter(
  tx: Tx,
  recruiter: {
    id: string;
    companyId: string;
    level: number;
    email: string;
    name: string;
    passwordHash?: string;
  },
): Promise<void> {
  const { id, companyId, level, email, name, passwordHash = null } = recruiter;
  await tx
    .insertInto('account')
    .values({ id, kind: 'company', company_id: companyId, level })
    .execute();
  await tx
    .insertInto('recruiter')
    .values({ id, company_id: companyId, email, name, password_hash: passwordHash })
    .execute();
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
