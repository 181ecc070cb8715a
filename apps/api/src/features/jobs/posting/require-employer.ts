import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { Language } from '@engawa/contract/language';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Tx } from '../../../database.ts';
import { refuseFaults } from '../../contents/public.ts';
import { listOpenPublished } from '../status/postings.repo.ts';
import { employerFaults } from './employer.rules.ts';

/**
 * Who the employer is, every open job states as the company's page says it. Call it when you hold
 * the page: whoever opens a job holds it too.
 */
export async function requireEmployer(
  { tx, actor, language }: { tx: Tx; actor: CompanyActor; language: Language },
  general: GeneralDocument,
): Promise<void> {
  const jobs = await listOpenPublished(tx, actor.companyId);
  refuseFaults(employerFaults(general, jobs), language);
}
