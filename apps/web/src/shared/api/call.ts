import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import { session } from '../session/session.ts';
import { ApiFailure, SessionOver } from './failures/api-failure.ts';
import { type SendOptions, send } from './sending/send.ts';

export interface CallOptions extends Omit<SendOptions, 'token'> {
  /** The call ends the session on the server, so this tab forgets it. */
  endsSession?: boolean | undefined;
}

export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  { endsSession, ...options }: CallOptions = {},
): Promise<ReplyOf<E>> {
  if (!needsSession(endpoint)) return send(endpoint, input, options);
  const token = await session.token();
  // The session has ended meanwhile, and the code that ended it has shown the message.
  if (!token) throw new SessionOver('expired');
  const sendWith = (good: string) => {
    const ask = () => send(endpoint, input, { ...options, token: good });
    return endsSession ? session.endBy(ask) : ask();
  };
  try {
    return await sendWith(token);
  } catch (failure) {
    if (!ranOut(failure)) throw failure;
    return sendWith(await session.renewed(token));
  }
}

/** Decided by the id, because the build strips endpoints to their addresses. */
const needsSession = ({ id }: AnyEndpoint): boolean => /^(student|company)\./.test(id);

export const ranOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401 && failure.code === 'session_expired';
