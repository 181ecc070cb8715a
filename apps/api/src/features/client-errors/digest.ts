import { createHash } from 'node:crypto';
import type { sendError } from '@engawa/contract/client-errors/anyone';
import type { BodyOf } from '@engawa/contract/endpoint';

export type ClientError = BodyOf<typeof sendError>;

/** Equal for errors that the operator should see as one, whatever the build and the caller. */
export function digestOf({ kind, name, says, call, status, route, places }: ClientError): Buffer {
  const same = [kind, name, says, call, status, route, places[0] ?? null];
  return createHash('sha256').update(JSON.stringify(same)).digest();
}
