import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../database.ts';
import { messageNumbers } from '../../messages/messages.query.ts';
import { holdersOf, isTaken, putInterviewers } from './interviewers.repo.ts';

const offers = (db: Db) =>
  db
    .selectFrom('slot_offer')
    .innerJoin(messageNumbers.as('message'), 'message.id', 'slot_offer.message_id')
    .select([
      'slot_offer.id',
      'slot_offer.message_id as messageId',
      'message.number',
      'slot_offer.thread_id as threadId',
      'slot_offer.company_id as companyId',
      'slot_offer.recruiter_id as recruiterId',
      'slot_offer.minutes',
      'slot_offer.place',
      'slot_offer.link',
      'slot_offer.state',
      'slot_offer.starts_at as startsAt',
      'slot_offer.ends_at as endsAt',
      'slot_offer.changes',
      'slot_offer.called_off_by as calledOffBy',
      'slot_offer.reason',
    ])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('slot_time')
          .whereRef('slot_time.offer_id', '=', 'slot_offer.id')
          .orderBy('slot_time.starts_at')
          .select('slot_time.id')
          .select(sql<string>`to_json(slot_time.starts_at)`.as('startsAt'))
          .select(
            isTaken({
              offer: { id: sql.ref('slot_offer.id'), companyId: sql.ref('slot_offer.company_id') },
              holders: holdersOf('slot_offer'),
              startsAt: sql.ref('slot_time.starts_at'),
              endsAt: sql`slot_time.starts_at + slot_offer.minutes * interval '1 minute'`,
            }).as('taken'),
          ),
      ).as('times'),
      jsonArrayFrom(
        of
          .selectFrom('slot_interviewer as held')
          .innerJoin('recruiter', 'recruiter.id', 'held.account_id')
          .whereRef('held.offer_id', '=', 'slot_offer.id')
          .orderBy('recruiter.name')
          .orderBy('recruiter.id')
          .select(['recruiter.id', 'recruiter.name']),
      ).as('interviewers'),
    ]);

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

export const listOffers = (db: Db, messageIds: readonly string[]) =>
  offers(db).where('slot_offer.message_id', '=', oneOf(messageIds)).execute();

export const findOffer = (db: Db, id: string) =>
  offers(db).where('slot_offer.id', '=', id).executeTakeFirst();

interface NewOffer {
  messageId: string;
  threadId: string;
  companyId: string;
  recruiterId: string;
  minutes: number;
  place: string | null;
  link: string | null;
  times: readonly Date[];
  interviewerIds?: readonly string[];
}

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<string> {
  const { id } = await tx
    .insertInto('slot_offer')
    .values({
      message_id: offer.messageId,
      thread_id: offer.threadId,
      company_id: offer.companyId,
      recruiter_id: offer.recruiterId,
      minutes: offer.minutes,
      place: offer.place,
      link: offer.link,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('slot_time')
    .values(offer.times.map((startsAt) => ({ offer_id: id, starts_at: startsAt })))
    .execute();
  await putInterviewers(tx, { id, companyId: offer.companyId }, offer.interviewerIds ?? []);
  return id;
}

type Change = Partial<Pick<OfferRow, 'minutes' | 'place' | 'link' | 'calledOffBy' | 'reason'>> & {
  state: OfferRow['state'];
  startsAt: Date | null;
  endsAt: Date | null;
  remindAt: Date | null;
  /** Set when the two sides agree on a time or move it. */
  agreedAt?: Date | undefined;
};

export async function writeOffer(tx: Tx, id: string, change: Change): Promise<void> {
  const { state, startsAt, endsAt, remindAt, agreedAt, calledOffBy, ...rest } = change;
  await tx
    .updateTable('slot_offer')
    .set({
      state,
      ...(startsAt && { starts_at: startsAt }),
      ...(endsAt && { ends_at: endsAt }),
      remind_at: remindAt,
      ...(agreedAt && { agreed_at: agreedAt }),
      ...(calledOffBy && { called_off_by: calledOffBy }),
      ...rest,
      changes: sql`changes + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Open offers of a thread whose sides can no longer write to each other. */
export const listOpenOffers = (tx: Tx, threadId: string, now: Date) =>
  offers(tx)
    .where('slot_offer.thread_id', '=', threadId)
    .where((where) =>
      where.or([
        where('slot_offer.state', '=', 'offered'),
        where.and([
          where('slot_offer.state', '=', 'picked'),
          where('slot_offer.ends_at', '>', now),
        ]),
      ]),
    )
    .orderBy('slot_offer.id')
    .execute();
