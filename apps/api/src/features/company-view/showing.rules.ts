import type { ShownRow } from './company-view.repo.ts';

export type Showing = 'published' | 'changed' | 'draft';

type Statuses = Pick<ShownRow, 'jobStatus' | 'postStatus' | 'hasChanges'>;

/** Which of its two copies is shown. */
export type Copy = 'draft' | 'published';

/**
 * What a preview says of a content: talent sees it so, sees an older text, or does not see it yet.
 * Talent is not told that somebody is writing.
 */
export function showingOf({ jobStatus, postStatus, hasChanges }: Statuses, copy: Copy): Showing {
  if (copy === 'published') return 'published';
  if (jobStatus === 3 || postStatus === 'draft') return 'draft';
  return hasChanges ? 'changed' : 'published';
}

export const isLimited = ({ jobStatus, postStatus }: Statuses): boolean =>
  jobStatus === 4 || postStatus === 'limited';
