import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import type { DemoCompany } from '@engawa/demo/companies';
import type { DemoProfile } from '@engawa/demo/profiles/demo-profile';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db, Tx } from '../database.ts';
import { internationalPhone } from '../features/profile/rules/phone.rules.ts';
import { basicColumns } from '../features/profile/sections/basic.repo.ts';
import { batches } from './batches.ts';

interface NewStudent {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  basic?: DemoProfile['basic'] | undefined;
}

/** Locks `server_secret`: of two instances that start at once, one creates the demo. */
export async function lockWorld(tx: Tx): Promise<void> {
  await tx.selectFrom('server_secret').select('name').forUpdate().execute();
}

export async function isEmptyWorld(db: Db): Promise<boolean> {
  const anyone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  return anyone === undefined;
}

export async function insertStudents(
  tx: Tx,
  students: Iterable<NewStudent>,
  isDemo: boolean,
): Promise<void> {
  for (const some of batches(students)) {
    await tx
      .insertInto('account')
      .values(some.map(({ id }) => ({ id, kind: 'student' as const })))
      .execute();
    await tx
      .insertInto('student')
      .values(
        some.map(({ id, email, firstName, lastName, basic }) => ({
          id,
          email,
          first_name: firstName,
          last_name: lastName,
          ...(basic &&
            basicColumns({ ...basic, phone: basic.phone && internationalPhone(basic.phone) })),
          is_demo: isDemo,
        })),
      )
      .execute();
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** Makes students visible to companies for weeks already, with different days of last activity. */
export async function insertShown(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const rows = ids.map((id, at) => ({
    student_id: id,
    rules: 0,
    shown_at: ago(((at * 37) % 120) + 1),
    active_on: todayInJapan(ago((at * 11) % 30)),
  }));
  await tx.insertInto('student_shown').values(rows).execute();
}

export async function setPicture(tx: Tx, studentId: string, fileId: string): Promise<void> {
  await tx.updateTable('student').set({ picture_id: fileId }).where('id', '=', studentId).execute();
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
    level: AuthorityLevel;
    email: string;
    name: string;
    department?: string;
    title?: string;
    passwordHash?: string;
  },
): Promise<void> {
  const { id, companyId, level, email, name, department, title, passwordHash = null } = recruiter;
  await tx
    .insertInto('account')
    .values({ id, kind: 'company', company_id: companyId, level })
    .execute();
  await tx
    .insertInto('recruiter')
    .values({
      id,
      company_id: companyId,
      email,
      name,
      department,
      title,
      password_hash: passwordHash,
    })
    .execute();
}
