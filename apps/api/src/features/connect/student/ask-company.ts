import type { askCompany as endpoint } from '@engawa/contract/connect/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { requireComplete } from '../../profile/public.ts';
import { type ConnectServices, changeConnection } from '../change/change-connection.ts';
import { findStanding } from '../connections.repo.ts';
import { readStudentConnect } from '../lists/read-connect.ts';

export const askCompany =
  ({ origin }: ConnectServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now, concerns } = call;
    const pair = { student: actor.accountId, company: body.companyId };
    const standing = await findStanding(tx, pair);
    found(standing?.studentMaySee || undefined);
    concerns(pair.company);
    if (body.act === 'ask') await requireComplete(tx, pair.student, 'connect', language);
    await changeConnection(
      { ...call, origin },
      { pair, side: 'student', what: body.act, message: body.message },
    );
    return { connect: await readStudentConnect(tx, pair, now) };
  };
