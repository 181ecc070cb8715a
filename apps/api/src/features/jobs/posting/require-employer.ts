import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { Language } from '@engawa/contract/language';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Tx } from '../../../database.ts';
import { refuseFaults } from '../../contents/public.ts';
import { listOpenPublished } from '../status/postings.repo.ts';
import { employerFaults } from './employer.rules.ts';

/**
 * Open jobs show the employer from the general page, so publishing it must keep those items. The
 * caller has locked the page; opening a job locks it too, so no job can open in between.
 */
export async function requireEmployer(
  { tx, actor, language }: { tx: Tx; actor: CompanyActor; language: Language },
  general: GeneralDocument,
): Promise<void> {
  const jobs = await listOpenPublished(tx, actor.companyId);
  refuseFaults(employerFaults(general, jobs), language);
}
