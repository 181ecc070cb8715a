import type { previewApplication as endpoint } from '@engawa/contract/applications/student';
import type { Handler } from '../../../handler.ts';
import { presentFile } from '../../files/public.ts';
import { readOwn } from '../own/read-own.ts';
import { findOwn } from '../sending/applications.repo.ts';
import { requireOpenJob } from '../sending/open-job.ts';
import { readSendable } from '../sending/sendable.ts';

export const previewApplication: Handler<typeof endpoint> = async (call) => {
  const { db, actor, params, query, now } = call;
  const me = actor.accountId;
  const job = await requireOpenJob(db, me, { jobId: params.id, via: query.via, now });
  const own = await findOwn(db, me, job.id);
  const { sent, files, missing, residence, seen } = await readSendable(db, me, job, now);
  const { id, companyId, name_jp, name_en, verifiedAt, title, applyPage, applyUrl, lentBy } = job;
  return {
    job: {
      id,
      title,
      company: {
        id: companyId,
        name: { jp: name_jp, en: name_en },
        verified: verifiedAt !== null,
      },
      applyPage,
      applyUrl,
      requiredDocuments: job.requiredDocuments,
      lentBy: lentBy && { id: lentBy.id, name: { jp: lentBy.jp, en: lentBy.en } },
    },
    application: own ? await readOwn(db, me, own.id) : null,
    missing,
    residence,
    sent,
    files: files.map(({ slot, ...file }) => ({ slot, file: presentFile(file) })),
    seen,
  };
};
