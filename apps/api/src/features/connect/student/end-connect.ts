import type { endStudentConnect as endpoint } from '@engawa/contract/connect/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { type ConnectServices, changeConnection } from '../change/change-connection.ts';
import { findConnection } from '../connections.repo.ts';
import { readStudentConnect } from '../lists/read-connect.ts';

export const endConnect =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, concerns } = call;
    const pair = { student: actor.accountId, company: body.companyId };
    found(await findConnection(tx, pair));
    concerns(pair.company);
    await changeConnection({ ...call, origin }, { pair, side: 'student', what: body.act });
    return { connect: await readStudentConnect(tx, pair, now) };
  };
