import type { showApplicantDocument as endpoint } from '@engawa/contract/applications/sent/files';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { checkServable, type FileServices, listLent } from '../../files/public.ts';
import { findApplicant } from '../applicants/applicants.repo.ts';
import { subjectOf } from '../snapshot/snapshot.rules.ts';

export const showDocument =
  (services: Pick<FileServices, 'store' | 'scanner'>): Handler<typeof endpoint> =>
  async ({ db, actor, params }) => {
    const row = found(await findApplicant(db, actor, params.id));
    const sent = found(row.maySee ? row.sent : null);
    const document = found(sent.documents.find(({ kind }) => kind === params.kind));
    const lent = await listLent(db, actor.companyId, [subjectOf(row.id)]);
    const file = found(lent.find(({ id }) => id === document.file));
    checkServable(services, file);
    const { stream, bytes } = found(await services.store.get(file.key));
    return { stream, bytes, mediaType: 'application/pdf', attachment: file.name };
  };
