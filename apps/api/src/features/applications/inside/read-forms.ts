import type { ApplyRating } from '@engawa/contract/applications/applicant';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Db } from '../../../database.ts';
import { listForms } from './forms.repo.ts';
import { readableForms } from './forms.rules.ts';

/** The forms that the member may read, and how many others there are. */
export async function readForms(
  db: Db,
  { companyId, accountId, level }: Pick<CompanyActor, 'companyId' | 'accountId' | 'level'>,
  applicationId: string,
) {
  const rows = await listForms(db, companyId, applicationId);
  const forms = rows.map(
    ({ authorId, stageId, stageJp, stageEn, at, ...row }): ApplyRating => ({
      by: row.by,
      mine: authorId === accountId,
      stage: { id: stageId, name: { jp: stageJp, en: stageEn } },
      scores: row.scores,
      stars: row.stars,
      text: row.text,
      at: at.toISOString(),
    }),
  );
  const ratings = readableForms(forms, level);
  return { ratings, ratingsHidden: forms.length - ratings.length };
}
