import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { PostingItems } from '@engawa/contract/jobs/posting/posting-items';
import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { perWritten } from '../contents/public.ts';
import type { Shown } from './cards.present.ts';
import { presentSeenCompany } from './company-view.present.ts';
import type { SeenCompanyRow } from './company-view.repo.ts';
import { type Copy, isLimited, showingOf } from './showing.rules.ts';

/** Items in the order of the law; unstated ones are left out. */
const statedIn = (items: PostingItems | null) =>
  items &&
  postingRequirements.ids.flatMap((item) => {
    const text = items[item];
    return text === null ? [] : [{ item, text }];
  });

export function presentJobView(
  company: SeenCompanyRow,
  { row, document: job }: Shown<'job'>,
  general: GeneralDocument | null,
  copy: Copy,
) {
  const items = itemsByLanguage(job, general);
  return {
    id: row.id,
    company: presentSeenCompany(company, general),
    showing: showingOf(row, copy),
    limited: isLimited(row),
    ...perWritten('job', job, (words) => words),
    common: job.common,
    items: { jp: statedIn(items.jp), en: statedIn(items.en) },
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}
