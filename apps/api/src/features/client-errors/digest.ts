import { createHash } from 'node:crypto';
import type { sendError } from '@engawa/contract/client-errors/anyone';
import type { BodyOf } from '@engawa/contract/endpoint';

export type ClientError = BodyOf<typeof sendError>;

/** Equal for errors that are the same to the operator, whichever build and whatever called the place. */
export function digestOf({ kind, name, says, call, status, route, places }: ClientError): Buffer {
  const same = [kind, name, says, call, status, route, places[0] ?? null];
  return createHash('sha256').update(JSON.stringify(same)).digest();
}
