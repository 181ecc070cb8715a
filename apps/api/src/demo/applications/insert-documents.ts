import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { defaultLanguage } from '@engawa/contract/language';
import type { Tx } from '../../database.ts';
import type { SendingServices } from '../../features/applications/public.ts';
import { makeDocuments } from '../../features/documents/public.ts';
import { putMade, recordMade } from '../../features/files/public.ts';

interface Sent {
  studentId: string;
  sent: readonly DocumentKindId[];
  at: Date;
}

/** Typesets and stores what an application of the demo sent. */
export async function insertDocuments(
  tx: Tx,
  services: SendingServices,
  { studentId, sent, at }: Sent,
) {
  const wanted = { studentId, kinds: sent, now: at, language: defaultLanguage };
  const documents: { kind: DocumentKindId; file: string }[] = [];
  for (const { kind, name, pdf } of await makeDocuments(services, tx, wanted)) {
    const content = { name, mediaType: 'application/pdf', content: pdf };
    await using file = await putMade(services, content, at);
    documents.push({ kind, file: await recordMade(tx, studentId, file, at) });
  }
  return documents;
}
