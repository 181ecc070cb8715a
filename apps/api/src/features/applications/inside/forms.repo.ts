import type { ApplyRating } from '@engawa/contract/applications/applicant';
import type { Db, Tx } from '../../../database.ts';
import { readScores } from './forms.rules.ts';

/** The forms about an application, ordered by stage and time. */
export async function listForms(db: Db, companyId: string, applicationId: string) {
  const rows = await db
    .selectFrom('interview_form as form')
    .leftJoin('recruiter as author', 'author.id', 'form.author_id')
    .leftJoin('apply_stage as stage', 'stage.id', 'form.stage_id')
    .where('form.company_id', '=', companyId)
    .where('form.application_id', '=', applicationId)
    .select(['form.author_id as authorId', 'author.name as by', 'form.stars', 'form.text'])
    .select(['form.stage_id as stageId', 'form.stage_jp as stageJp', 'form.stage_en as stageEn'])
    .select(['form.scores', 'form.submitted_at as at'])
    .orderBy('stage.stage_index')
    .orderBy('form.submitted_at')
    .orderBy('form.id')
    .execute();
  return rows.map(({ scores, ...row }) => ({ ...row, scores: readScores(scores) }));
}

interface NewForm {
  applicationId: string;
  companyId: string;
  authorId: string;
  stage: { id: string; jp: string | null; en: string | null };
  scores: ApplyRating['scores'];
  stars: number;
  text: string | null;
  now: Date;
}

/** One form per member and stage: a second one replaces the first. */
export async function putForm(tx: Tx, form: NewForm): Promise<void> {
  const { stage, stars, text, now } = form;
  const scores = JSON.stringify(form.scores);
  const written = { scores, stars, text, stage_jp: stage.jp, stage_en: stage.en };
  await tx
    .insertInto('interview_form')
    .values({
      application_id: form.applicationId,
      company_id: form.companyId,
      stage_id: stage.id,
      author_id: form.authorId,
      submitted_at: now,
      ...written,
    })
    .onConflict((same) =>
      same
        .columns(['application_id', 'stage_id', 'author_id'])
        .doUpdateSet({ ...written, submitted_at: now }),
    )
    .execute();
}
