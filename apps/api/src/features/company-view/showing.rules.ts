import type { ShownRow } from './company-view.repo.ts';

export type Showing = 'published' | 'changed' | 'draft';

type Statuses = Pick<ShownRow, 'jobStatus' | 'postStatus' | 'hasChanges'>;

export type Copy = 'draft' | 'published';

/** Whether talent sees this copy, an older one or nothing; talent never learns of drafts. */
export function showingOf({ jobStatus, postStatus, hasChanges }: Statuses, copy: Copy): Showing {
  if (copy === 'published') return 'published';
  if (jobStatus === 3 || postStatus === 'draft') return 'draft';
  return hasChanges ? 'changed' : 'published';
}

export const isLimited = ({ jobStatus, postStatus }: Statuses): boolean =>
  jobStatus === 4 || postStatus === 'limited';
