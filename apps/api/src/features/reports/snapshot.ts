import type { ContentKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { textsAt } from '@engawa/contract/contents/texts';
import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import {
  type ContentLanguage,
  contentLanguages,
  languageOfContent,
  type PerLanguage,
} from '@engawa/contract/language';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import type { Documents } from '../contents/public.ts';
import type { Line } from './reports.tables.ts';

type Pages = { [K in ContentKind]: { kind: K; document: Documents[K] } }[ContentKind];

/** All texts of a page, labelled like the fields of the editor. */
function textLines({ kind, document }: Pages, language: ContentLanguage): Line[] {
  const { texts, labels } = outlines[kind];
  return Array.from(textsAt(texts, document[language]), ([place, text]) => ({
    label: labels[place.replace(/\.\d+(?=\.|$)/g, '.*')]?.[languageOfContent(language)] ?? place,
    text,
  }));
}

type Job = Documents['job'];

/** Pay, working hours and similar fields have no free text; readers see them as posting items. */
function statedLines(job: Job, general: Documents['general'] | null, language: ContentLanguage) {
  const items = itemsByLanguage(job, general)[language];
  if (!items) return [];
  return postingRequirements.ids.flatMap((item): Line[] => {
    const text = items[item];
    const label = postingRequirements.byId(item).name[languageOfContent(language)];
    return text === null ? [] : [{ label, text }];
  });
}

/** Null for a language in which nothing is written. */
const perLanguage = (lines: (language: ContentLanguage) => Line[]): PerLanguage<Line[]> => {
  const [jp, en] = contentLanguages.map((language) => {
    const written = lines(language);
    return written.length > 0 ? written : null;
  });
  return { jp: jp ?? null, en: en ?? null };
};

export const pageLines = (page: Pages) => perLanguage((language) => textLines(page, language));

export const jobLines = (job: Job, general: Documents['general'] | null) =>
  perLanguage((language) => [
    ...textLines({ kind: 'job', document: job }, language),
    ...statedLines(job, general, language),
  ]);
