import { textPaths } from '../contents/text-paths.ts';
import { textsAt } from '../contents/texts.ts';
import { writtenLanguages } from '../contents/written.ts';
import type { GeneralDocument } from '../general/schemas.ts';
import { type ContentLanguage, contentLanguages } from '../language.ts';
import type { PostingRequirementId } from '../reference/jobs/posting-requirements.ts';
import { type ConditionWarning, findConditions } from './condition-warnings.ts';
import { employerOf } from './employer.ts';
import { missingInPosting } from './posting-check.ts';
import { forCheck, type PostingItems, postingItems } from './posting-items.ts';
import type { JobDocument } from './schemas.ts';

export type ItemsByLanguage = Record<ContentLanguage, PostingItems | null>;

/** What the job states in each language it is written in. */
export function itemsByLanguage(
  job: JobDocument,
  general: GeneralDocument | null,
): ItemsByLanguage {
  const written = writtenLanguages(textPaths.job, job);
  const of = (language: ContentLanguage) => {
    const words = job[language];
    if (words === null || !written.includes(language)) return null;
    return postingItems(words, job.common, employerOf(general, language), language);
  };
  return { jp: of('jp'), en: of('en') };
}

/** What is missing in each language that is written; an empty job owes everything in Japanese. */
export function missingByLanguage(
  job: JobDocument,
  general: GeneralDocument | null,
  today: string,
): Record<ContentLanguage, PostingRequirementId[]> {
  const items = itemsByLanguage(job, general);
  const of = (language: ContentLanguage) => {
    const nothingWritten = items.jp === null && items.en === null;
    const stated = items[language] ?? (nothingWritten && language === 'jp' ? {} : null);
    return stated ? missingInPosting(forCheck(stated, job.common), today) : [];
  };
  return { jp: of('jp'), en: of('en') };
}

export interface PlacedWarning extends ConditionWarning {
  language: ContentLanguage;
  path: string;
}

/** Words that read as a condition of nationality, gender or age, with their place. */
export const warningsIn = (job: JobDocument): PlacedWarning[] =>
  contentLanguages.flatMap((language) =>
    [...textsAt(textPaths.job, job[language])].flatMap(([path, text]) =>
      findConditions(text).map((warning) => ({ ...warning, language, path })),
    ),
  );

export interface ItemChange {
  language: ContentLanguage;
  item: PostingRequirementId;
  before: string | null;
  after: string | null;
}

/** Who the employer is, the company’s own page tells; a change of it is none of the posting. */
const ofTheEmployer: ReadonlySet<PostingRequirementId> = new Set([
  'employer-name',
  'employer-address',
  'employer-contact',
]);

/** What was stated before and is stated otherwise now, in the languages that were published. */
export function changedItems(before: ItemsByLanguage, after: ItemsByLanguage): ItemChange[] {
  return contentLanguages.flatMap((language) => {
    const [old, now] = [before[language], after[language]];
    if (old === null || now === null) return [];
    return (Object.keys(now) as PostingRequirementId[])
      .filter((item) => !ofTheEmployer.has(item) && old[item] !== now[item])
      .map((item) => ({ language, item, before: old[item], after: now[item] }));
  });
}
