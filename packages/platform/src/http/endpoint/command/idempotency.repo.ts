import { createHash } from 'node:crypto';
import type { PlatformTx } from '../../../db/database.ts';
import { refuse } from '../../../errors/refusal.ts';

export const keyForm = /^[\x21-\x7e]{1,200}$/;

export interface IdempotentRequest {
  caller: string;
  endpoint: string;
  key: string;
  digest: Buffer;
}

export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && keyForm.test(header)) return header;
  return refuse('malformed_request');
}

export const digestRequest = (...parts: unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/**
 * Claims the key in the command's own transaction. A concurrent retry waits here until the first
 * has committed, then gets its reply; a failed first one leaves no row.
 */
export async function claimKey(
  tx: PlatformTx,
  request: IdempotentRequest,
  now: Date,
): Promise<string | undefined> {
  const { caller, endpoint, key, digest } = request;
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ caller, endpoint, key, request_digest: digest, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const earlier = await tx
    .selectFrom('idempotency_key')
    .select(['request_digest', 'reply'])
    .where('caller', '=', caller)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!earlier.request_digest.equals(digest)) refuse('idempotency_key_reused');
  // Row and reply are written in one transaction, so a visible row always has its reply.
  if (earlier.reply === null) throw new Error('an idempotency key without a reply');
  return earlier.reply;
}

export async function storeReply(
  tx: PlatformTx,
  request: IdempotentRequest,
  reply: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ reply })
    .where('caller', '=', request.caller)
    .where('endpoint', '=', request.endpoint)
    .where('key', '=', request.key)
    .execute();
}
