import type { DocumentKindId } from '../../documents/kinds.ts';
import type { ResumeSlotId } from '../../reference/people/resume-slots.ts';

/** Own files that a posting accepts instead of a document made from the profile. */
const standsFor: Record<DocumentKindId, readonly ResumeSlotId[]> = {
  rirekisho: ['resume-ja'],
  shokumukeirekisho: ['cv-ja'],
  'resume-en': ['resume-en', 'cv-en'],
};

interface Sent {
  documents: readonly DocumentKindId[];
  /** Slots of the own files that are sent along. */
  slots: readonly ResumeSlotId[];
}

/** Documents that a posting requires and that this application would not have. */
export const lackingDocuments = (
  required: readonly DocumentKindId[],
  { documents, slots }: Sent,
): DocumentKindId[] =>
  required.filter(
    (kind) => !documents.includes(kind) && !standsFor[kind].some((slot) => slots.includes(slot)),
  );
