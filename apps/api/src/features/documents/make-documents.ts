import { createHash } from 'node:crypto';
import { documentErrors } from '@engawa/contract/documents/errors';
import { type DocumentKindId, documentKinds } from '@engawa/contract/documents/kinds';
import { type Language, say } from '@engawa/contract/language';
import { found, Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { readProfile } from '../profile/public.ts';
import { findContact } from './documents.repo.ts';
import { type DocumentServices, prepareDocument } from './prepare-document.ts';

export interface MadeDocument {
  kind: DocumentKindId;
  name: string;
  pdf: Buffer;
}

interface Making {
  studentId: string;
  kinds: readonly DocumentKindId[];
  now: Date;
  language: Language;
}

/** Typesets one after the other: the typesetter never sets two documents of one account at once. */
export async function makeDocuments(
  services: DocumentServices,
  db: Db,
  { studentId, kinds, now, language }: Making,
): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const kind of kinds) {
    const { fileName, order } = await prepareDocument(services, db, { studentId, kind, now });
    const pdf = await services.typesetter
      .pdf(...order)
      .catch((error: unknown) => refuseUnmade(error, kind, language));
    made.push({ kind, name: fileName, pdf });
  }
  return made;
}

/** Names the document and the reason; a busy typesetter is refused as everywhere. */
function refuseUnmade(error: unknown, kind: DocumentKindId, language: Language): never {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code !== 'document_too_long' && code !== 'document_failed') throw error;
  const document = say(documentKinds.byId(kind).name, language);
  const reason = say(documentErrors[code].message, language);
  return refuse('documents_not_made', { details: { document, reason }, cause: error });
}

/** Hash of everything that documents are made from, except the picture behind its id. */
export async function profileStamp(db: Db, studentId: string): Promise<string> {
  const profile = await readProfile(db, studentId);
  const { email } = found((await findContact(db, { id: studentId }))[0]);
  return createHash('sha256')
    .update(JSON.stringify([profile, email]))
    .digest('hex');
}
