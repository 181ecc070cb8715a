import type { JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { Both } from '@engawa/demo/jobs/demo-job';
import type { Tx } from '../../database.ts';
import { updateDraft } from '../../features/contents/contents.repo.ts';
import { lockContent } from '../../features/contents/public.ts';
import type { Author } from './author.ts';
import { atWork } from './working-hours.ts';

/** The one job whose draft differs from its published copy. */
export const changedJob = 'hoshizora/product-designer';

const newPay = 292_000;
const newDuty: Both = [
  '・四半期に一度の「見せる会」での、全社員に向けた発表',
  '- Show your work to the whole company once a quarter',
];

export async function changeJob(tx: Tx, { companyId, by, now }: Author, id: string): Promise<void> {
  const stored = await lockContent(tx, companyId, 'job', id);
  if (!stored) return;
  const { jp, en, common } = stored.draft;
  const withDuty = (words: JobLanguage | null, duty: string) =>
    words && { ...words, businessContent: `${words.businessContent}\n${duty}` };
  const draft: JobDocument = {
    jp: withDuty(jp, newDuty[0]),
    en: withDuty(en, newDuty[1]),
    common: { ...common, salaryMin: newPay, salaryMax: newPay },
  };
  const { version, drift } = stored;
  await updateDraft(tx, { id, version, draft, drift, by }, atWork(now, 1));
}
