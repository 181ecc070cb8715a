import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { sentApplications } from '../applications/applications.query.ts';
import { attachedFiles } from '../files/files.query.ts';
import { endUse } from '../files/public.ts';
import { offerSubject } from './own-file/offer-subject.ts';

export const listPersonalData = (db: Db, studentId: string) =>
  db
    .selectFrom('job_offer as offer')
    .innerJoin(sentApplications.as('application'), 'application.id', 'offer.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin(attachedFiles.as('file'), 'file.id', 'offer.file_id')
    .where('application.student_id', '=', studentId)
    .where((where) =>
      where.or([where('application.status', '=', 'offered'), where('offer.state', '!=', 'open')]),
    )
    .orderBy('offer.made_at')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select(['offer.document', 'offer.reply_by as replyBy', 'offer.state', 'offer.reason'])
    .select(['offer.decided_at as decidedAt', 'offer.more_until as moreUntil'])
    .select(['offer.more_text as moreText', 'file.name as companyFile'])
    .execute();

/** Deletes what the student wrote, after `endFiles`; terms and dates stay with the company. */
export async function eraseWords(tx: Tx, studentId: string): Promise<void> {
  const theirs = tx
    .selectFrom(sentApplications.as('application'))
    .select('application.id')
    .where('application.student_id', '=', studentId);
  await tx
    .updateTable('job_offer')
    .set({ more_text: null, remind_on: null, file_id: null })
    .set({ reason: sql`case when state = 'withdrawn' then reason end` })
    .where('application_id', 'in', theirs)
    .execute();
}

/** The company's own files name the student; the sweep deletes them. */
export async function endFiles(tx: Tx, studentId: string): Promise<void> {
  const rows = await tx
    .selectFrom('job_offer as offer')
    .innerJoin(sentApplications.as('application'), 'application.id', 'offer.application_id')
    .where('application.student_id', '=', studentId)
    .select(['application.id', 'offer.file_id as fileId'])
    .execute();
  for (const { id, fileId } of rows) {
    if (fileId !== null) await endUse(tx, { fileId, subject: offerSubject(id) });
  }
}
