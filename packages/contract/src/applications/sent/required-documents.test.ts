import { expect, test } from 'vitest';
import type { DocumentKindId } from '../../documents/kinds.ts';
import type { ResumeSlotId } from '../../reference/people/resume-slots.ts';
import { lackingDocuments } from './required-documents.ts';

test.each<[DocumentKindId[], DocumentKindId[], ResumeSlotId[], DocumentKindId[]]>([
  [[], [], [], []],
  [['rirekisho'], [], [], ['rirekisho']],
  [['rirekisho'], ['rirekisho'], [], []],
  [['rirekisho'], ['resume-en'], [], ['rirekisho']],
  [['rirekisho'], [], ['resume-ja'], []],
  [['rirekisho'], [], ['resume-en', 'cv-ja'], ['rirekisho']],
  [['shokumukeirekisho', 'resume-en'], [], ['cv-en'], ['shokumukeirekisho']],
  [['rirekisho', 'resume-en'], ['rirekisho'], ['resume-en'], []],
])(
  'of required %j, with %j and files in %j, it lacks %j',
  (required, documents, slots, lacking) => {
    expect(lackingDocuments(required, { documents, slots })).toEqual(lacking);
  },
);
