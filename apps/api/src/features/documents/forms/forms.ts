import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { printable } from './printable.rules.ts';
import { resumeEn } from './resume-en.rules.ts';
import { rirekisho } from './rirekisho.rules.ts';
import type { Sheet } from './sheet.ts';
import { shokumukeirekisho } from './shokumukeirekisho.rules.ts';

export const forms: Record<DocumentKindId, (sheet: Sheet) => object> = {
  rirekisho: (sheet) => printable(rirekisho(sheet)),
  shokumukeirekisho: (sheet) => printable(shokumukeirekisho(sheet)),
  'resume-en': (sheet) => printable(resumeEn(sheet)),
};
