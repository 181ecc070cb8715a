import type { showJob as endpoint } from '@engawa/contract/jobs/company';
import { missingByLanguage, warningsIn } from '@engawa/contract/jobs/posting/posting-report';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findAudience } from '../../audience/public.ts';
import { findContent, picturesIn, presentEditing } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { presentStatus } from '../jobs.present.ts';
import { findStatus } from '../jobs.repo.ts';
import { presentChange } from '../posting/changes.present.ts';
import { listChanges } from '../posting/changes.repo.ts';
import { publishedGeneral } from '../posting/publish-job.ts';

export const showJob: Handler<typeof endpoint> = async ({ db, actor, query, language, now }) => {
  const { companyId } = actor;
  const id = query.company_job_id;
  const [stored, status, general, audience, changes] = await Promise.all([
    findContent(db, companyId, 'job', id),
    findStatus(db, companyId, id),
    publishedGeneral(db, companyId),
    findAudience(db, companyId, id),
    listChanges(db, id),
  ]);
  const row = found(stored);
  const content = row.draft;
  return {
    job: {
      id: row.id,
      companyJobId: row.id,
      ...presentStatus(found(status), language),
      ...presentEditing(row),
      content,
      audience,
      missing: missingByLanguage(content, general, todayInJapan(now)),
      warnings: warningsIn(content),
      changes: changes.map(presentChange),
      images: await listPictures(db, companyId, picturesIn('job', content)),
    },
  };
};
