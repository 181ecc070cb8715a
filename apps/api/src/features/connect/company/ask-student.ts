import type { askStudent as endpoint } from '@engawa/contract/connect/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { refuseUnfilled } from '../../messages/public.ts';
import { type ConnectServices, changeConnection } from '../change/change-connection.ts';
import { connectionNow } from '../connection.rules.ts';
import { findConnection, findStanding, lockStudentOf } from '../connections.repo.ts';
import { readCompanyConnect } from '../lists/read-connect.ts';
import { requireJob } from '../lists/request-jobs.ts';

export const askStudent =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now, concerns } = call;
    const pair = { student: body.studentId, company: actor.companyId };
    // Before anything else: the lock keeps the checked facts unchanged.
    found(await lockStudentOf(tx, pair));
    const standing = found(await findStanding(tx, pair));
    found(standing.companyMaySee || undefined);
    concerns(pair.student);
    const connection = connectionNow((await findConnection(tx, pair)) ?? null, now);
    // A student who asked the company can be answered even if not looking for a job.
    const answers = connection?.state === 'asked' && connection.askedBy === 'student';
    const isOpen = answers || connection?.state === 'connected' || standing.companyMayAsk;
    if (body.act === 'ask' && !isOpen) refuse('cannot_connect');
    const { message } = body;
    if (message) refuseUnfilled(message);
    const job =
      body.act === 'ask' && body.jobId
        ? await requireJob(call, pair.company, body.jobId)
        : undefined;
    const recruiterId = actor.accountId;
    await changeConnection(
      { ...call, origin },
      { pair, side: 'company', what: body.act, message, recruiterId, job },
    );
    return { connect: await readCompanyConnect(tx, pair, { now, language }) };
  };
