import type { PostRow } from './posts.repo.ts';

export const presentPost = (row: Omit<PostRow, 'draft'>) => ({
  id: row.id,
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
  inCharge: row.inCharge,
});
