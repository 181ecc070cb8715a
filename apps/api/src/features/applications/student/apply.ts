import type { apply as endpoint } from '@engawa/contract/applications/student';
import { refuse } from '@engawa/platform/errors/refusal';
import type { TwoSteps } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import type { ApplicationServices } from '../application-services.ts';
import { readOwn } from '../own/read-own.ts';
import { findOwn } from '../sending/applications.repo.ts';
import { lockOpenJob } from '../sending/open-job.ts';
import { refuseLacking, refuseTooMany, refuseUnready } from '../sending/refuse-unready.ts';
import { sendApplication } from '../sending/send-application.ts';
import { readSendable } from '../sending/sendable.ts';
import {
  type PreparedDocuments,
  prepareDocuments,
  recordDocuments,
  type SendingServices,
} from '../sending/sent-documents.ts';

/** Makes the documents first: an application whose documents cannot be made is not sent. */
export const apply = ({
  origin,
  ...services
}: ApplicationServices & SendingServices): TwoSteps<typeof endpoint, PreparedDocuments> => ({
  before: ({ actor, body, now, language }) =>
    prepareDocuments(services, {
      studentId: actor.accountId,
      kinds: body.documents,
      now,
      language,
    }),
  async run(call, prepared) {
    const { tx, actor, body, now, language, concerns } = call;
    const me = actor.accountId;
    // Two tabs are serialised by this lock; the second finds what the first has sent.
    await lockStudentAlone(tx, me);
    if (await findOwn(tx, me, body.jobId)) refuse('already_applied');
    const job = await lockOpenJob(tx, me, { jobId: body.jobId, via: body.via, now });
    if (job.applyPage === 'external') refuse('apply_on_their_page');
    const sendable = await readSendable(tx, me, job, now);
    refuseUnready(sendable, body, language);
    refuseLacking(job, sendable, body, language);
    await refuseTooMany(tx, me, now);
    const { files, message = null } = body;
    const documents = await recordDocuments(tx, me, prepared, now);
    const sent = { studentId: me, job, sendable, files, documents, message };
    const id = await sendApplication({ ...call, origin }, sent);
    concerns(id);
    return { application: await readOwn(tx, me, id) };
  },
});
