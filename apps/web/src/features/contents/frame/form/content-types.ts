import type { Drift } from '@engawa/contract/contents/drift';
import type { Pictures } from '@engawa/contract/files/schemas';
import type { Parts } from '../conflict/merge.ts';

export interface ContentImage {
  id: string;
  pictures: Pictures;
}

/** A content as the server has it. */
export interface StoredContent<Document extends Parts> {
  /** Null until the first save. */
  id: string | null;
  version: number;
  content: Document;
  drift: Drift;
  hasChanges: boolean;
  publishedAt: string | null;
  /** What there is to show of the pictures it names. */
  images: readonly ContentImage[];
}

/** What every save answers. */
export interface SavedContent {
  id: string;
  version: number;
  drift: Drift;
  hasChanges: boolean;
  updatedAt: string;
}

export interface SaveRequest<Document extends Parts> {
  id: string | null;
  version: number;
  document: Document;
  /** Places where both languages say the same although one was changed alone. */
  inStep: string[];
}

/** A draft is nobody's but the company's; publishing shows it to talent. */
export type SaveMode = 'draft' | 'publish';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'invalid' | 'failed';

/** A content that was never saved. */
export const unsavedContent = <Document extends Parts>(
  content: Document,
): StoredContent<Document> => ({
  id: null,
  version: 0,
  content,
  drift: {},
  hasChanges: false,
  publishedAt: null,
  images: [],
});

/** Both lists, each picture once. */
export const joinImages = (
  one: readonly ContentImage[],
  other: readonly ContentImage[],
): ContentImage[] => [...new Map([...one, ...other].map((image) => [image.id, image])).values()];

export const sameDocument = (one: Parts, other: Parts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
