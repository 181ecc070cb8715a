import { prepared } from '@engawa/platform/db/statements/prepared';
import { orStale } from '@engawa/platform/errors/stale';
import { isUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { pictureOf } from '../files/files.query.ts';

const students = (db: Db) =>
  db
    .selectFrom('student')
    .select([
      'student.id',
      'email',
      'first_name',
      'last_name',
      'name_order',
      pictureOf('student.picture_id').as('pictures'),
    ])
    .select(isUndeliverable(sql`student.email`).as('emailUndeliverable'));

const recruiters = (db: Db) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .select([
      'recruiter.id',
      'recruiter.company_id as companyId',
      'recruiter.name',
      'recruiter.email',
      'recruiter.department',
      'recruiter.title',
      'recruiter.version',
      'account.level',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
      'company.verified_at as verifiedAt',
      'company.verified_in_demo as verifiedInDemo',
      pictureOf('recruiter.picture_id').as('pictures'),
    ])
    .select(isUndeliverable(sql`recruiter.email`).as('emailUndeliverable'));

/** Prepared, because the client asks it after every navigation. */
export const findStudent = prepared((db: Db, { id }: { id: string }) =>
  students(db).where('student.id', '=', id),
);

export const findRecruiter = prepared((db: Db, { id }: { id: string }) =>
  recruiters(db).where('recruiter.id', '=', id),
);

/** Inside a sign-in command: undefined for an account that cannot sign in. */
export const readStudent = (tx: Tx, id: string) =>
  students(tx)
    .innerJoin('account', 'account.id', 'student.id')
    .where('student.id', '=', id)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();

export const readRecruiter = (tx: Tx, id: string) =>
  recruiters(tx)
    .where('recruiter.id', '=', id)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();

interface RecruiterColumns {
  name: string;
  department: string | null;
  title: string | null;
  picture_id?: string | null;
}

/** Refuses with `stale_version` unless the caller saw the current version. */
export async function updateRecruiter(
  tx: Tx,
  { id, version }: { id: string; version: number },
  columns: RecruiterColumns,
): Promise<void> {
  const saved = await tx
    .updateTable('recruiter')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  await orStale(saved, async () => (await readRecruiter(tx, id))?.version);
}

export type StudentRow = NonNullable<Awaited<ReturnType<typeof readStudent>>>;
export type RecruiterRow = NonNullable<Awaited<ReturnType<typeof readRecruiter>>>;
