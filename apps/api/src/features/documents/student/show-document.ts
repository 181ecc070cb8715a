import { Readable } from 'node:stream';
import type { showDocument as endpoint } from '@engawa/contract/documents/student';
import type { Handler } from '../../../handler.ts';
import { type DocumentServices, prepareDocument } from '../prepare-document.ts';

export const showDocument =
  (services: DocumentServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, now }) => {
    const call = { studentId: actor.accountId, kind: params.kind, now };
    const { fileName, order } = await prepareDocument(services, db, call);
    const pdf = await services.typesetter.pdf(...order);
    return {
      stream: Readable.from([pdf]),
      bytes: pdf.length,
      mediaType: 'application/pdf',
      attachment: fileName,
    };
  };
