/**
 * Feature contents. What all company contents share: draft and published copy, versions, upgrading
 * stored documents of older shapes (`documents/`), publishing checks. Decisions 022 to 025 and
 * 037.
 */

export { presentEditing, presentSaved } from './contents.present.ts';
export {
  type ContentRow,
  changeGeneral,
  findContent,
  findGeneral,
  type LockedContent,
  lockContent,
  lockPublishedGeneral,
  raiseVersion,
} from './contents.repo.ts';
export type { StoredDocument } from './contents.tables.ts';
export type { Documents } from './documents/documents.ts';
export { readDocument } from './documents/read-document.ts';
export { isAfterCursor, microsecondsOf, placeText, writeCursor } from './list-cursor.repo.ts';
export { refuseFaults } from './refuse-faults.ts';
export {
  type ContentCall,
  pictureSubject,
  picturesIn,
  publishContent,
  removeContent,
  saveContent,
} from './save-content.ts';
export { perWritten } from './written.present.ts';
