import type { endCompanyConnect as endpoint } from '@engawa/contract/connect/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ConnectServices, changeConnection } from '../change/change-connection.ts';
import { findConnection, findStanding } from '../connections.repo.ts';
import { readCompanyConnect } from '../lists/read-connect.ts';

export const endConnect =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now, concerns } = call;
    const pair = { student: body.studentId, company: actor.companyId };
    found((await findStanding(tx, pair))?.companyMaySee || undefined);
    found(await findConnection(tx, pair));
    concerns(pair.student);
    await changeConnection({ ...call, origin }, { pair, side: 'company', what: body.act });
    return { connect: await readCompanyConnect(tx, pair, { now, language }) };
  };
