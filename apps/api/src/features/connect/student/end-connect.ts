import type { endStudentConnect as endpoint } from '@engawa/contract/connect/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ConnectServices, changeTie } from '../change-tie.ts';
import { readStudentConnect } from '../read-connect.ts';
import { findTie } from '../ties.repo.ts';

export const endConnect =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, concerns } = call;
    const pair = { student: actor.accountId, company: body.companyId };
    found(await findTie(tx, pair));
    concerns(pair.company);
    await changeTie({ ...call, origin }, { pair, side: 'student', what: body.act });
    return { connect: await readStudentConnect(tx, pair, now) };
  };
