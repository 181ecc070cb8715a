import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { JobLanguage } from '@engawa/contract/jobs/schemas';
import { type Documents, perWritten } from '../contents/public.ts';
import type { ShownRow } from './company-view.repo.ts';
import { type Copy, isLimited, showingOf } from './showing.rules.ts';

export interface Shown<K extends ContentKind> {
  row: ShownRow;
  document: Documents[K];
}

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

export function presentJobCard({ row, document: job }: Shown<'job'>, copy: Copy) {
  return {
    ...common(row, copy),
    ...perWritten('job', job, jobHeading),
    common: job.common,
    publishedAt: publishedAt(row),
  };
}

export function presentEventCard({ row, document: event }: Shown<'event'>, copy: Copy) {
  // The online link is for participants only.
  const { onlineUrl: _, ...schedule } = event.common;
  const { capacity } = schedule;
  const placesLeft = capacity === null ? null : Math.max(0, capacity - row.going);
  return { ...common(row, copy), ...perWritten('event', event, same), ...schedule, placesLeft };
}

export function presentArticleCard({ row, document: article }: Shown<'article'>, copy: Copy) {
  return {
    id: row.id,
    showing: showingOf(row, copy),
    ...perWritten('article', article, same),
    publishedAt: publishedAt(row),
  };
}

export function presentTipCard({ row, document: tip }: Shown<'tip'>, copy: Copy) {
  return {
    id: row.id,
    showing: showingOf(row, copy),
    ...perWritten('tip', tip, same),
    common: tip.common,
  };
}
