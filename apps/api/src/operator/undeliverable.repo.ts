import {
  newestUndeliverable,
  receiverDigest,
} from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Newest rows shown; more than anybody reads. */
const most = 500;

/** Addresses without mail; known if an account has one, others stored as digests. */
export interface Undeliverable {
  notedAt: Date;
  said: string;
  address: string | null;
  accountId: string | null;
}

export async function listUndeliverable(db: Db): Promise<Undeliverable[]> {
  const { rows } = await sql<Undeliverable>`
    with newest as (
      select * from ${newestUndeliverable(most)} as marked),
    person as (
      select id, email, ${receiverDigest(sql`email`)} as receiver from student
      union all
      select id, email, ${receiverDigest(sql`email`)} from recruiter where email <> '')
    select newest.noted_at as "notedAt", newest.said, person.email as address,
      person.id as "accountId"
    from newest left join person using (receiver)
    order by newest.noted_at desc, person.id`.execute(db);
  return rows;
}
