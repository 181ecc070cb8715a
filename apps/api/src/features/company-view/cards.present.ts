import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import type { EventDocument } from '@engawa/contract/events/schemas';
import type { JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { TipDocument } from '@engawa/contract/tips/schemas';
import { perWritten } from '../contents/public.ts';
import type { ShownRow } from './company-view.repo.ts';
import { type Copy, isLimited, showingOf } from './showing.rules.ts';

const same = <T>(words: T): T => words;

const common = (row: ShownRow, copy: Copy) => ({
  id: row.id,
  showing: showingOf(row, copy),
  limited: isLimited(row),
});

const publishedAt = (row: ShownRow) => row.publishedAt?.toISOString() ?? null;

const jobHeading = (words: JobLanguage) => ({
  position: words.position,
  businessContent: words.businessContent,
  coverImage: words.coverImage,
  recruitmentType: words.recruitmentType,
  jobCategoryId: words.jobCategoryId,
  feature: words.feature,
  workLocation: words.workLocation,
});

export function presentJobCard(row: ShownRow, copy: Copy) {
  const job = row[copy] as JobDocument;
  return {
    ...common(row, copy),
    ...perWritten('job', job, jobHeading),
    common: job.common,
    publishedAt: publishedAt(row),
  };
}

export function presentEventCard(row: ShownRow, copy: Copy) {
  const event = row[copy] as EventDocument;
  // The link is for those who take part.
  const { onlineUrl: _, ...schedule } = event.common;
  const { capacity } = schedule;
  const placesLeft = capacity === null ? null : Math.max(0, capacity - Number(row.going));
  return { ...common(row, copy), ...perWritten('event', event, same), ...schedule, placesLeft };
}

export function presentArticleCard(row: ShownRow, copy: Copy) {
  const article = row[copy] as ArticleDocument;
  return {
    id: row.id,
    showing: showingOf(row, copy),
    ...perWritten('article', article, same),
    publishedAt: publishedAt(row),
  };
}

export function presentTipCard(row: ShownRow, copy: Copy) {
  const tip = row[copy] as TipDocument;
  return {
    id: row.id,
    showing: showingOf(row, copy),
    ...perWritten('tip', tip, same),
    common: tip.common,
  };
}
