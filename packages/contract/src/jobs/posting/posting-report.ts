import { type PlacedWarning, warningsAt } from '../../contents/warnings/placed-warnings.ts';
import { writtenLanguages } from '../../contents/written.ts';
import type { GeneralDocument } from '../../general/schemas.ts';
import { type ContentLanguage, contentLanguages, mainContentLanguage } from '../../language.ts';
import type { PostingRequirementId } from '../../reference/jobs/posting-requirements.ts';
import { employerOf } from '../employer.ts';
import { jobOutline } from '../outline.ts';
import type { JobDocument } from '../schemas.ts';
import { missingInPosting } from './posting-check.ts';
import { forCheck, type PostingItems, postingItems } from './posting-items.ts';

export type ItemsByLanguage = Record<ContentLanguage, PostingItems | null>;

export function itemsByLanguage(
  job: JobDocument,
  general: GeneralDocument | null,
): ItemsByLanguage {
  const written = writtenLanguages(jobOutline.written, job);
  const of = (language: ContentLanguage) => {
    const words = job[language];
    if (words === null || !written.includes(language)) return null;
    return postingItems(words, job.common, employerOf(general, language), language);
  };
  return { jp: of('jp'), en: of('en') };
}

/** The employer's facts come from the company's page; changing them does not change the posting. */
const ofTheEmployer: ReadonlySet<PostingRequirementId> = new Set([
  'employer-name',
  'employer-address',
  'employer-contact',
]);

/**
 * The missing items of each written language; an empty job misses everything in Japanese. While the
 * company's page is being read (undefined), the employer's facts do not count as missing.
 */
export function missingByLanguage(
  job: JobDocument,
  general: GeneralDocument | null | undefined,
  today: string,
): Record<ContentLanguage, PostingRequirementId[]> {
  const items = itemsByLanguage(job, general ?? null);
  const isAsked = (item: PostingRequirementId) => general !== undefined || !ofTheEmployer.has(item);
  const of = (language: ContentLanguage) => {
    const nothingWritten = items.jp === null && items.en === null;
    const stated =
      items[language] ?? (nothingWritten && language === mainContentLanguage ? {} : null);
    return stated ? missingInPosting(forCheck(stated, job.common), today).filter(isAsked) : [];
  };
  return { jp: of('jp'), en: of('en') };
}

export const warningsIn = (job: JobDocument): PlacedWarning[] => warningsAt(jobOutline.texts, job);

export interface ItemChange {
  language: ContentLanguage;
  item: PostingRequirementId;
  before: string | null;
  after: string | null;
}

/** What a language stated when it was removed from the posting. */
export type LastItems = Partial<Record<ContentLanguage, PostingItems>>;

/** Changes in published languages; a language that returns is compared with its last statement. */
export function changedItems(
  before: ItemsByLanguage,
  after: ItemsByLanguage,
  last: LastItems = {},
): ItemChange[] {
  return contentLanguages.flatMap((language) => {
    const now = after[language];
    const old = before[language] ?? (now && last[language]);
    if (!old) return [];
    return (Object.keys(now ?? old) as PostingRequirementId[])
      .filter((item) => !ofTheEmployer.has(item))
      .map((item) => ({
        language,
        item,
        before: old[item] ?? null,
        after: now?.[item] ?? null,
      }))
      .filter((change) => change.before !== change.after);
  });
}

/** The statements to store of languages that are being removed. */
export function takenOut(before: ItemsByLanguage, after: ItemsByLanguage): LastItems {
  const gone: LastItems = {};
  for (const language of contentLanguages) {
    const items = before[language];
    if (items && !after[language]) gone[language] = items;
  }
  return gone;
}
