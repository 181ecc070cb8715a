import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import type { SpokenMail } from './mail-request.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Mails that one company may cause in a day: in total, and to one receiver. */
export const mailBudget = { company: 5_000, receiver: 10 } as const;

/**
 * Drops mails beyond the budget of the company that causes them. Counted in the command's
 * transaction, so that a failed command spends nothing. A mail to a receiver over the limit does
 * not count towards the company's total. Mails without a `causedBy` are not counted.
 */
export async function withinBudget(
  tx: PlatformTx,
  mails: readonly SpokenMail[],
  now: Date,
): Promise<SpokenMail[]> {
  const counted = mails.filter(({ causedBy, to }) => causedBy !== undefined && to !== null);
  if (counted.length === 0) return [...mails];
  const day = Math.floor(now.getTime() / dayMs);
  const left = await spend(tx, counted, (mail) => receiverBucket(mail, day), mailBudget.receiver);
  const sent = await spend(
    tx,
    left,
    ({ causedBy }) => `mail-of:${causedBy}:${day}`,
    mailBudget.company,
  );
  const out = counted.length - sent.length;
  if (out > 0) await add(tx, new Map([[`mail-left-out:${day}`, out]]), day);
  const kept = new Set(sent);
  return mails.filter((mail) => !counted.includes(mail) || kept.has(mail));
}

/** For the operator: mails dropped today. */
export async function countLeftOut(db: PlatformDb, now: Date): Promise<number> {
  const bucket = `mail-left-out:${Math.floor(now.getTime() / dayMs)}`;
  const { rows } = await sql<{ count: number }>`
    select count from call_count where bucket = ${bucket}`.execute(db);
  return rows[0]?.count ?? 0;
}

const receiverBucket = ({ causedBy, to }: SpokenMail, day: number): string => {
  const receiver = createHash('sha256')
    .update((to ?? '').toLowerCase())
    .digest('base64url');
  return `mail-to:${causedBy}:${receiver}:${day}`;
};

async function spend(
  tx: PlatformTx,
  mails: readonly SpokenMail[],
  bucketOf: (mail: SpokenMail) => string,
  most: number,
): Promise<SpokenMail[]> {
  if (mails.length === 0) return [];
  const added = new Map<string, number>();
  for (const mail of mails) added.set(bucketOf(mail), (added.get(bucketOf(mail)) ?? 0) + 1);
  const day = Number(
    bucketOf(mails[0] as SpokenMail)
      .split(':')
      .at(-1),
  );
  const totals = await add(tx, added, day);
  const next = new Map(
    Array.from(totals, ([bucket, total]) => [bucket, total - (added.get(bucket) ?? 0)]),
  );
  return mails.filter((mail) => {
    const bucket = bucketOf(mail);
    const count = (next.get(bucket) ?? 0) + 1;
    next.set(bucket, count);
    return count <= most;
  });
}

/** In the order of names, so that two commands cannot deadlock. */
async function add(
  tx: PlatformTx,
  counts: ReadonlyMap<string, number>,
  day: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ bucket: string; count: number }>`
    insert into call_count (bucket, count, expires_at)
    select bucket, by, ${new Date((day + 1) * dayMs)}
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as t (bucket, by)
    order by bucket
    on conflict (bucket) do update set count = call_count.count + excluded.count
    returning bucket, count`.execute(tx);
  return new Map(rows.map(({ bucket, count }) => [bucket, count]));
}
