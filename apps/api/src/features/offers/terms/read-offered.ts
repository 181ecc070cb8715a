import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { offerFault } from '@engawa/contract/offers/offer-faults';
import type { OfferTerms } from '@engawa/contract/offers/schemas';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { findSnapshot } from '../../applications/public.ts';
import { findContent } from '../../contents/public.ts';
import { publishedGeneral, readWages } from '../../jobs/public.ts';
import { findForCompany, findLastTerms, type OfferRow } from '../offers.repo.ts';
import { isAvailable } from './available.repo.ts';
import type { OfferDocument } from './document.rules.ts';
import { suggestTerms } from './suggest.rules.ts';

interface Offered {
  row: OfferRow;
  /** The posting as published; null if it was deleted. */
  job: JobDocument | null;
  /** YYYY-MM of the profile as it was sent. */
  graduation: string | null;
}

async function readOffered(db: Db, companyId: string, id: string): Promise<Offered> {
  found((await isAvailable(db, companyId, id)) || undefined);
  const row = found(await findForCompany(db, companyId, id));
  const [content, snapshot] = await Promise.all([
    row.jobId ? findContent(db, companyId, 'job', row.jobId) : undefined,
    findSnapshot(db, id),
  ]);
  return {
    row,
    job: content ? (content.published ?? content.draft) : null,
    graduation: snapshot?.studentProfile.education.university?.graduation ?? null,
  };
}

/** Terms from the posting, the application and the company's last offer. */
export async function suggestOffer(
  db: Db,
  companyId: string,
  { id, today }: { id: string; today: string },
) {
  const offered = await readOffered(db, companyId, id);
  const last = await findLastTerms(db, companyId);
  return suggestTerms({ ...offered, last, today });
}

/** Refuses terms that may not be offered; otherwise freezes them with what the posting states. */
export async function freezeTerms(
  db: Db,
  companyId: string,
  { id, terms, today }: { id: string; terms: OfferTerms; today: string },
): Promise<{ offered: Offered; document: OfferDocument }> {
  const offered = await readOffered(db, companyId, id);
  const { job, graduation } = offered;
  const fault = offerFault({ terms, job, graduation, today, minimum: await readWages(db, today) });
  if (fault) {
    const { code, ...details } = fault;
    refuse(code, { details });
  }
  const none = { jp: null, en: null };
  const items = job ? itemsByLanguage(job, await publishedGeneral(db, companyId)) : none;
  return { offered, document: { terms, items } };
}
