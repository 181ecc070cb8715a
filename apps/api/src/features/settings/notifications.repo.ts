import type { RecruiterSettings } from '@engawa/contract/settings/schemas';
import { orStale } from '@engawa/platform/errors/stale';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';

/** Columns are null without saved settings. */
export const findNotifications = (db: Db, recruiterId: string) =>
  db
    .selectFrom('recruiter')
    .leftJoin('recruiter_settings as settings', 'settings.recruiter_id', 'recruiter.id')
    .where('recruiter.id', '=', recruiterId)
    .select([
      'settings.version',
      'mail_connects',
      'mail_messages',
      'mail_applicants',
      'mail_searches',
      'mail_news',
      mailLanguage('recruiter.id').as('mailLanguage'),
    ])
    .executeTakeFirst();

export type NotificationsRow = NonNullable<Awaited<ReturnType<typeof findNotifications>>>;

/** Refuses a caller who did not see the current version (0 before the first save). */
export async function saveNotifications(
  tx: Tx,
  recruiterId: string,
  { version, mailNotices, language }: RecruiterSettings,
): Promise<void> {
  const columns = {
    version: version + 1,
    mail_connects: mailNotices.connects,
    mail_messages: mailNotices.messages,
    mail_applicants: mailNotices.applicants,
    mail_searches: mailNotices.searches,
    mail_news: mailNotices.news,
    language,
  };
  const saved =
    version === 0
      ? await tx
          .insertInto('recruiter_settings')
          .values({ recruiter_id: recruiterId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('recruiter_settings')
          .set(columns)
          .where('recruiter_id', '=', recruiterId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  await orStale(saved, async () => (await findNotifications(tx, recruiterId))?.version ?? 0);
}

export async function deleteNotifications(tx: Tx, recruiterId: string): Promise<void> {
  await tx.deleteFrom('recruiter_settings').where('recruiter_id', '=', recruiterId).execute();
}
