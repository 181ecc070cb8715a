import type { endCompanyConnect as endpoint } from '@engawa/contract/connect/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ConnectServices, changeTie } from '../change-tie.ts';
import { readCompanyConnect } from '../read-connect.ts';
import { findStanding, findTie } from '../ties.repo.ts';

export const endConnect =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now, concerns } = call;
    const pair = { student: body.studentId, company: actor.companyId };
    found((await findStanding(tx, pair))?.companyMaySee || undefined);
    found(await findTie(tx, pair));
    concerns(pair.student);
    await changeTie({ ...call, origin }, { pair, side: 'company', what: body.act });
    return { connect: await readCompanyConnect(tx, pair, { now, language }) };
  };
