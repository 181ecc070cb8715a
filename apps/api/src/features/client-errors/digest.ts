import { createHash } from 'node:crypto';
import type { ClientError } from './client-errors.repo.ts';

/** Equal for errors that are the same to the operator, whichever build and whatever called the place. */
export function digestOf({ kind, name, says, call, status, route, places }: ClientError): Buffer {
  const same = [kind, name, says, call, status, route, places[0] ?? null];
  return createHash('sha256').update(JSON.stringify(same)).digest();
}
