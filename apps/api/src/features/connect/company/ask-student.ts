import type { askStudent as endpoint } from '@engawa/contract/connect/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ConnectServices, changeTie } from '../change-tie.ts';
import { readCompanyConnect } from '../read-connect.ts';
import { tieNow } from '../tie.rules.ts';
import { findStanding, findTie, lockStudentOf } from '../ties.repo.ts';

export const askStudent =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now, concerns } = call;
    const pair = { student: body.studentId, company: actor.companyId };
    // First, so that what is found stays so.
    found(await lockStudentOf(tx, pair));
    const standing = found(await findStanding(tx, pair));
    found(standing.companyMaySee || undefined);
    concerns(pair.student);
    const tie = tieNow((await findTie(tx, pair)) ?? null, now);
    // Whoever has asked the company wants to hear from it, looking for a job or not.
    const answers = tie?.state === 'asked' && tie.askedBy === 'student';
    const isOpen = answers || tie?.state === 'connected' || standing.companyMayAsk;
    if (body.act === 'ask' && !isOpen) refuse('cannot_connect');
    const { message } = body;
    const recruiterId = actor.accountId;
    await changeTie(
      { ...call, origin },
      { pair, side: 'company', what: body.act, message, recruiterId },
    );
    return { connect: await readCompanyConnect(tx, pair, { now, language }) };
  };
