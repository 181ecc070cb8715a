import type { BodyOf } from '@engawa/contract/endpoint';
import type { saveStudentSettings } from '@engawa/contract/settings/student';
import { orStale } from '@engawa/platform/errors/stale';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';

export const findSettings = (db: Db, studentId: string) =>
  db
    .selectFrom('student')
    .where('student.id', '=', studentId)
    .select((of) => [
      mailLanguage('student.id').as('mailLanguage'),
      jsonObjectFrom(
        of
          .selectFrom('student_settings')
          .whereRef('student_id', '=', 'student.id')
          .selectAll('student_settings'),
      ).as('settings'),
      jsonArrayFrom(
        of
          .selectFrom('blocked_company')
          .innerJoin('company', 'company.id', 'blocked_company.company_id')
          .whereRef('student_id', '=', 'student.id')
          .orderBy('company.id')
          .select(['company.id', 'name_jp', 'name_en']),
      ).as('blockedCompanies'),
    ])
    .executeTakeFirst();

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;
export type CompanyRow = SettingsRow['blockedCompanies'][number];

type Settings = Omit<BodyOf<typeof saveStudentSettings>, 'blockedCompanyIds'>;

/** Refuses a caller who did not see the current version (0 before the first save). */
export async function saveSettings(tx: Tx, studentId: string, settings: Settings): Promise<void> {
  const columns = {
    version: settings.version + 1,
    mail_connects: settings.mailNotices.connects,
    mail_messages: settings.mailNotices.messages,
    mail_applications: settings.mailNotices.applications,
    mail_news: settings.mailNotices.news,
    language: settings.language,
    occupation: settings.occupation,
    job_hunting: settings.jobHuntingStatus,
    ...(settings.keepsViews !== undefined && { keeps_views: settings.keepsViews }),
  };
  const saved =
    settings.version === 0
      ? await tx
          .insertInto('student_settings')
          .values({ student_id: studentId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('student_settings')
          .set(columns)
          .where('student_id', '=', studentId)
          .where('version', '=', settings.version)
          .returning('version')
          .executeTakeFirst();
  await orStale(saved, () => storedVersion(tx, studentId));
}

async function storedVersion(tx: Tx, studentId: string): Promise<number> {
  const row = await tx
    .selectFrom('student_settings')
    .select('version')
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.version ?? 0;
}
