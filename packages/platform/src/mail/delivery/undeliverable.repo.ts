import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** Digest of an address from a column or a value, ignoring case. */
export const receiverDigest = (address: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql<Buffer>`sha256(convert_to(lower(${address}), 'UTF8'))`;

export const isUndeliverable = (address: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from undeliverable where receiver = ${receiverDigest(address)})`;

/** Keeps the first refusal's note, if there is one. */
export async function markUndeliverable(
  db: QueryExecutorProvider,
  address: string,
  said: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into undeliverable (receiver, noted_at, said)
    values (${receiverDigest(sql`${address}::text`)}, ${now}, ${said})
    on conflict do nothing`.execute(db);
}

/** Marks the address of a mail sent after `since`; resolves to whether there is such a mail. */
export async function markBounced(
  db: QueryExecutorProvider,
  { mailId, said, since, now }: { mailId: string; said: string; since: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with bounced as (
      select receiver from mail
      where id = ${mailId} and sent_at > ${since} and receiver is not null),
    marked as (
      insert into undeliverable (receiver, noted_at, said)
      select receiver, ${now}, ${said} from bounced on conflict do nothing)
    select exists (select from bounced) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** The receiver proved that the address works, or the operator says so. */
export async function liftUndeliverable(
  db: QueryExecutorProvider,
  address: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from undeliverable where receiver = ${receiverDigest(sql`${address}::text`)}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

export async function liftAllUndeliverable(db: QueryExecutorProvider): Promise<number> {
  const { numAffectedRows } = await sql`delete from undeliverable`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function countUndeliverable(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from undeliverable`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function forgetReceiver(db: QueryExecutorProvider, address: string): Promise<void> {
  const receiver = receiverDigest(sql`${address}::text`);
  await sql`update mail set receiver = null where receiver = ${receiver}`.execute(db);
  await sql`delete from undeliverable where receiver = ${receiver}`.execute(db);
}

/** Digests of the undeliverable addresses that were noted last. */
export const newestUndeliverable = (most: number): RawBuilder<unknown> => sql`(
  select receiver, noted_at, said from undeliverable order by noted_at desc limit ${most})`;
