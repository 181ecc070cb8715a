import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import type { NameOrderId } from '@engawa/contract/reference/people/name-orders';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import type { PeopleTables } from './people.tables.ts';

export interface NewCompany {
  nameJp: string | null;
  nameEn: string | null;
  industryId: number;
  prefecture: string | null;
  employees: number | null;
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<string> {
  const { id } = await tx
    .insertInto('company')
    .values({
      name_jp: company.nameJp,
      name_en: company.nameEn,
      industry_id: company.industryId,
      prefecture: company.prefecture,
      employees: company.employees,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewRecruiter {
  companyId: string;
  level: AuthorityLevel;
  email: string;
  name: string;
  passwordHash: string;
}

export async function insertRecruiter(tx: Tx, recruiter: NewRecruiter): Promise<string> {
  const { id } = await tx
    .insertInto('account')
    .values({ kind: 'company', company_id: recruiter.companyId, level: recruiter.level })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('recruiter')
    .values({
      id,
      company_id: recruiter.companyId,
      email: recruiter.email,
      name: recruiter.name,
      password_hash: recruiter.passwordHash,
    })
    .execute();
  return id;
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

export async function updateEmail(tx: Tx, id: string, email: string): Promise<void> {
  try {
    await tx.updateTable('recruiter').set({ email }).where('id', '=', id).execute();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'recruiter_company_email') refuse('email_taken');
    throw error;
  }
}

export async function updateStudentEmail(tx: Tx, id: string, email: string): Promise<void> {
  try {
    await tx.updateTable('student').set({ email }).where('id', '=', id).execute();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'student_email') refuse('email_taken');
    throw error;
  }
}

type CompanyColumns = Pick<
  PeopleTables['company'],
  'name_jp' | 'name_en' | 'industry_id' | 'employees'
>;

export async function updateCompany(
  tx: Tx,
  id: string,
  change: Partial<CompanyColumns>,
): Promise<void> {
  await tx.updateTable('company').set(change).where('id', '=', id).execute();
}

interface NewStudent {
  email: string;
  firstName: string;
  lastName: string;
}

export async function insertStudent(tx: Tx, student: NewStudent): Promise<string> {
  const { id } = await tx
    .insertInto('account')
    .values({ kind: 'student' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { email, firstName, lastName } = student;
  await tx
    .insertInto('student')
    .values({ id, email, first_name: firstName, last_name: lastName })
    .execute();
  return id;
}

type StudentColumns = Omit<
  PeopleTables['student'],
  'id' | 'email' | 'name_order' | 'is_demo' | 'created_at'
> & { name_order?: NameOrderId };

export async function updateStudent(tx: Tx, id: string, change: StudentColumns): Promise<void> {
  await tx.updateTable('student').set(change).where('id', '=', id).execute();
}
