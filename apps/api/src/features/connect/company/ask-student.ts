import type { askStudent as endpoint } from '@engawa/contract/connect/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changeTie } from '../change-tie.ts';
import { readCompanyConnect } from '../read-connect.ts';
import { tieNow } from '../tie.rules.ts';
import { findStanding, findTie } from '../ties.repo.ts';

export const askStudent: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, language, now, concerns } = call;
  const pair = { student: body.studentId, company: actor.companyId };
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
  await changeTie(call, { pair, side: 'company', what: body.act, message, recruiterId });
  return { connect: await readCompanyConnect(tx, pair, { now, language }) };
};
