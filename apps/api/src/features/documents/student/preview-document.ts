import type { previewDocument as endpoint } from '@engawa/contract/documents/student';
import type { Handler } from '../../../handler.ts';
import { type DocumentServices, prepareDocument } from '../prepare-document.ts';

export const previewDocument =
  (services: DocumentServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, now }) => {
    const call = { studentId: actor.accountId, kind: params.kind, now };
    const { order } = await prepareDocument(services, db, call);
    return { pages: await services.typesetter.pages(...order) };
  };
