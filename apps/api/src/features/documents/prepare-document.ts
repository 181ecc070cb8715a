import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { found } from '@engawa/platform/errors/refusal';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Db } from '../../database.ts';
import { readProfile } from '../profile/public.ts';
import { findContact } from './documents.repo.ts';
import { dayInJapan } from './facts/years.rules.ts';
import { documentFileName } from './file-name.rules.ts';
import { forms } from './forms/forms.ts';
import { readPhoto } from './photo.ts';
import { templates } from './templates.ts';

export interface DocumentServices {
  typesetter: Typesetter;
  store: ObjectStore;
}

export async function prepareDocument(
  { store }: Pick<DocumentServices, 'store'>,
  db: Db,
  { studentId, kind, now }: { studentId: string; kind: DocumentKindId; now: Date },
) {
  const profile = await readProfile(db, studentId);
  const { email, pictures } = found((await findContact(db, { id: studentId }))[0]);
  // Only the 履歴書 has a place for a photo.
  const photo = kind === 'rirekisho' ? await readPhoto(store, pictures ?? []) : undefined;
  const today = dayInJapan(now);
  const data = forms[kind]({ profile, email, today, photo: photo !== undefined });
  return {
    fileName: documentFileName(kind, profile.basic, today),
    order: [
      templates[kind],
      data,
      { by: studentId, files: photo ? { 'photo.jpg': photo } : {} },
    ] as const,
  };
}
