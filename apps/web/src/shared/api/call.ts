import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import { session } from '../session/session.ts';
import { ApiFailure, SessionOver } from './failures/api-failure.ts';
import { type SendOptions, send } from './sending/send.ts';

export interface CallOptions extends Omit<SendOptions, 'token'> {
  /** After it the server knows the session no more, and this tab forgets it. */
  endsSession?: boolean | undefined;
}

/** Calls an endpoint of the contract; one that needs a session gets the token of the current one. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  { endsSession, ...options }: CallOptions = {},
): Promise<ReplyOf<E>> {
  if (!needsSession(endpoint)) return send(endpoint, input, options);
  const token = await session.token();
  // The session has ended meanwhile. The code that ended it has shown the message already.
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

/** By the id, because the client's copy of an endpoint is its address only. */
const needsSession = ({ id }: AnyEndpoint): boolean => /^(student|company)\./.test(id);

export const ranOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401 && failure.code === 'session_expired';
