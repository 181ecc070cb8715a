import type { ContentKind } from '@engawa/contract/contents/kinds';

/** A stored document, parts of which may have any older shape. */
export interface OlderDocument {
  jp: Readonly<Record<string, unknown>> | null;
  en: Readonly<Record<string, unknown>> | null;
  common: Readonly<Record<string, unknown>>;
}

/** Must be idempotent: a document does not record which upgrades it has had. */
export type Upgrade = (document: OlderDocument) => OlderDocument;

/**
 * Changes that a blank cannot express: renamed or split fields, replaced ids. Oldest first. Each
 * needs a sample of the older shape in `testing/older-documents/`.
 */
export const upgrades: Readonly<Record<ContentKind, readonly Upgrade[]>> = {
  general: [],
  job: [],
  event: [],
  article: [],
  tip: [],
};
