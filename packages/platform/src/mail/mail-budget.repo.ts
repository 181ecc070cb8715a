import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformTx } from '../db/database.ts';
import type { MailRequest } from './mail-request.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many mails one company may cause in a day: altogether, and to one receiver. */
export const mailBudget = { company: 5_000, receiver: 10 } as const;

/**
 * Leaves out mails that a company causes beyond its budget. Counted in the command's transaction: a
 * command that fails has spent nothing. Mails that nobody else causes are not counted.
 */
export async function withinBudget(
  tx: PlatformTx,
  mails: readonly MailRequest[],
  now: Date,
): Promise<MailRequest[]> {
  const counted = mails.filter(({ causedBy, to }) => causedBy !== undefined && to !== null);
  if (counted.length === 0) return [...mails];
  const day = Math.floor(now.getTime() / dayMs);
  const spent = await count(tx, counted, day);
  return mails.filter((mail) => {
    if (mail.causedBy === undefined || mail.to === null) return true;
    const receiver = spent.take(receiverBucket(mail, day));
    return (
      spent.take(companyBucket(mail, day)) <= mailBudget.company && receiver <= mailBudget.receiver
    );
  });
}

const companyBucket = ({ causedBy }: MailRequest, day: number) => `mail-of:${causedBy}:${day}`;
const receiverBucket = ({ causedBy, to }: MailRequest, day: number) => {
  const receiver = createHash('sha256')
    .update((to ?? '').toLowerCase())
    .digest('base64url');
  return `mail-to:${causedBy}:${receiver}:${day}`;
};

/** Adds all of them, and hands the counts out one by one as if they had been added one by one. */
async function count(tx: PlatformTx, mails: readonly MailRequest[], day: number) {
  const buckets = mails.flatMap((mail) => [companyBucket(mail, day), receiverBucket(mail, day)]);
  const added = Map.groupBy(buckets, (bucket) => bucket);
  const ends = new Date((day + 1) * dayMs);
  const names = [...added.keys()];
  const { rows } = await sql<{ bucket: string; count: number }>`
    insert into call_count (bucket, count, expires_at)
    select bucket, by, ${ends}
    from unnest(${names}::text[], ${names.map((name) => added.get(name)?.length ?? 0)}::int[])
         as t (bucket, by)
    order by bucket
    on conflict (bucket) do update set count = call_count.count + excluded.count
    returning bucket, count`.execute(tx);
  const next = new Map(
    rows.map(({ bucket, count: total }) => [bucket, total - (added.get(bucket)?.length ?? 0)]),
  );
  return {
    take(bucket: string): number {
      const now = (next.get(bucket) ?? 0) + 1;
      next.set(bucket, now);
      return now;
    },
  };
}
