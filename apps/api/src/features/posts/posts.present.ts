import type { PostKind } from '@engawa/contract/contents/kinds';
import type { PerLanguage } from '@engawa/contract/language';
import { type Documents, perWritten } from '../contents/public.ts';
import type { PostRow } from './posts.repo.ts';

type Language<K extends PostKind> = NonNullable<Documents[K]['jp']>;

/** A row of the company's list. The reply's schema drops fields that lists do not show. */
export const presentPost = <K extends PostKind>(kind: K, row: PostRow<K>) => ({
  id: row.id,
  status: row.status,
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
  inCharge: row.inCharge,
  ...perWritten(kind, row.draft as PerLanguage<Language<K>>, (words) => words),
});
