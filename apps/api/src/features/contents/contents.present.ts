import type { ContentRow } from './contents.repo.ts';

/** Metadata that every editor shows besides the document. */
export const presentEditing = (row: Omit<ContentRow, 'draft' | 'published'>) => ({
  version: row.version,
  drift: row.drift,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
});

export const presentSaved = (row: Omit<ContentRow, 'draft' | 'published'>) => ({
  id: row.id,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  hasChanges: row.hasChanges,
  drift: row.drift,
});
