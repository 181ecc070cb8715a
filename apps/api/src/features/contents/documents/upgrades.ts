import type { ContentKind } from '@engawa/contract/contents/kinds';

/** A document as it was stored: a part of it may be of any older shape. */
export interface OlderDocument {
  jp: Readonly<Record<string, unknown>> | null;
  en: Readonly<Record<string, unknown>> | null;
  common: Readonly<Record<string, unknown>>;
}

/** Leaves alone what it has upgraded already: a document does not say which shape it has. */
export type Upgrade = (document: OlderDocument) => OlderDocument;

/**
 * What a blank cannot fill: a field that was renamed or split, an id that was replaced. The oldest
 * first. Each comes with a document of the shape before it in `older-documents/`.
 */
export const upgrades: Readonly<Record<ContentKind, readonly Upgrade[]>> = {
  general: [],
  job: [],
  event: [],
  article: [],
  tip: [],
};
