import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import type { Language } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { type DocumentServices, makeDocuments, profileStamp } from '../../documents/public.ts';
import { type MadeFile, type MakingServices, putMade, recordMade } from '../../files/public.ts';
import type { Snapshot } from '../snapshot/snapshot.rules.ts';

export type SendingServices = DocumentServices & MakingServices;

/** Documents whose bytes are stored; the application's transaction records them. */
export interface PreparedDocuments extends AsyncDisposable {
  stamp: string;
  files: { kind: DocumentKindId; file: MadeFile }[];
}

interface Wanted {
  studentId: string;
  kinds: readonly DocumentKindId[];
  now: Date;
  language: Language;
}

/** Typesets and stores all documents, or none. */
export async function prepareDocuments(
  services: SendingServices,
  wanted: Wanted,
): Promise<PreparedDocuments> {
  const { studentId, now } = wanted;
  const files: PreparedDocuments['files'] = [];
  const prepared: PreparedDocuments = {
    stamp: '',
    files,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(files.map(({ file }) => file[Symbol.asyncDispose]()));
    },
  };
  if (wanted.kinds.length === 0) return prepared;
  prepared.stamp = await profileStamp(services.commands, studentId);
  const made = await makeDocuments(services, services.commands, wanted);
  try {
    for (const { kind, name, pdf } of made) {
      const content = { name, mediaType: 'application/pdf', content: pdf };
      files.push({ kind, file: await putMade(services, content, now) });
    }
  } catch (error) {
    await prepared[Symbol.asyncDispose]();
    throw error;
  }
  return prepared;
}

/** Refuses documents of a profile that was changed while they were made. */
export async function recordDocuments(
  tx: Tx,
  studentId: string,
  { stamp, files }: PreparedDocuments,
  now: Date,
): Promise<Snapshot['documents']> {
  if (files.length === 0) return [];
  if ((await profileStamp(tx, studentId)) !== stamp) refuse('preview_outdated');
  const recorded: Snapshot['documents'] = [];
  for (const { kind, file } of files) {
    recorded.push({ kind, file: await recordMade(tx, studentId, file, now) });
  }
  return recorded;
}
