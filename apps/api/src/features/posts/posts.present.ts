import type { PostRow } from './posts.repo.ts';

export const presentPost = <S extends string>(row: PostRow) => ({
  id: row.id,
  status: row.status as S,
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
});
