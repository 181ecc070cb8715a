import type { Drift } from '@engawa/contract/contents/drift';
import type { Pictures } from '@engawa/contract/files/schemas';
import type { Parts } from '../conflict/merge.ts';

export interface ContentImage {
  id: string;
  pictures: Pictures;
}

export interface StoredContent<Document extends Parts> {
  /** Null until the first save. */
  id: string | null;
  version: number;
  content: Document;
  drift: Drift;
  hasChanges: boolean;
  publishedAt: string | null;
  images: readonly ContentImage[];
}

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
  /** Fields that a person confirmed as equal in both languages, although only one was changed. */
  inStep: string[];
}

/** `publish` shows the content to students; `draft` does not. */
export type SaveMode = 'draft' | 'publish';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'invalid' | 'failed';

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

export const joinImages = (
  one: readonly ContentImage[],
  other: readonly ContentImage[],
): ContentImage[] => [...new Map([...one, ...other].map((image) => [image.id, image])).values()];

export const sameDocument = (one: Parts, other: Parts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
