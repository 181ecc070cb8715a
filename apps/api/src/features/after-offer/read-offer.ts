import { planAfterOffer, type SharedStay } from '@engawa/contract/after-offer/plan';
import { addMonths } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { findLastOffer } from '../applications/public.ts';
import { closedTo, findNames, type Party } from '../messages/public.ts';
import { findTerms } from '../offers/public.ts';
import { readProfile } from '../profile/public.ts';
import { presentShared, presentTicks } from './plan.present.ts';
import { findPlan } from './plan.repo.ts';

type LastOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** The first month of work is that of the offer's terms, otherwise that of the posting. */
export async function findOffer(db: Db, who: Parameters<typeof findLastOffer>[1]) {
  const offer = await findLastOffer(db, who);
  return offer && withMonth(db, offer);
}

export async function withMonth<Offer extends { id: string; startFrom: string | null }>(
  db: Db,
  offer: Offer,
) {
  const terms = await findTerms(db, offer.id);
  return { ...offer, startsIn: terms?.startsOn.slice(0, 7) ?? offer.startFrom };
}

const presentOffer = ({ jp, en, offeredAt, startsIn }: LastOffer) => ({
  job: { jp, en },
  offeredOn: todayInJapan(offeredAt),
  startsIn,
});

/** Nulls while the company may not write to the student; `shared` is null if nothing is shared. */
export async function readForCompany(db: Db, party: Party, threadId: string) {
  const nothing = { offer: null, shared: null };
  if ((await closedTo(db, party, threadId)) !== null) return nothing;
  const names = await findNames(db, threadId);
  if (!names) return nothing;
  const offer = await findOffer(db, { student: names.studentId, company: party.id });
  if (!offer) return nothing;
  return { offer: presentOffer(offer), shared: presentShared(await findPlan(db, threadId)) };
}

export async function readForStudent(db: Db, party: Party, threadId: string) {
  const closed = await closedTo(db, party, threadId);
  const plan = await findPlan(db, threadId);
  const shared = presentShared(plan);
  const ticks = shared ? [] : presentTicks(plan);
  const names = await findNames(db, threadId);
  const offer = names && (await findOffer(db, { student: party.id, company: names.companyId }));
  // A student can stop sharing even if they can no longer write to the company.
  if (!offer || (closed !== null && !shared)) return { offer: null, own: null, shared, ticks };
  const own = closed === null ? await readOwnStay(db, party.id, offer) : null;
  return { offer: presentOffer(offer), own, shared, ticks };
}

/** The student's residence status from the profile, and the likely first month of work. */
export async function readOwnStay(db: Db, studentId: string, offer: LastOffer) {
  const { residence, education } = await readProfile(db, studentId);
  const { status, designation, expiresOn, expectedGraduation } = residence;
  const graduation = expectedGraduation ?? education.university?.graduation ?? null;
  const after = graduation && addMonths(`${graduation}-01`, 1).slice(0, 7);
  return { status, designation, expiresOn, graduation, startsIn: offer.startsIn ?? after };
}

/** What the student's unshared plan is computed from; undefined without a first month of work. */
export async function ownStay(
  db: Db,
  studentId: string,
  offer: LastOffer,
): Promise<SharedStay | undefined> {
  const { status, startsIn, ...stay } = await readOwnStay(db, studentId, offer);
  if (status === null) return refuse('status_missing');
  return startsIn === null ? undefined : { ...stay, status, startsIn };
}

/** Computes the steps; a step whose day is before `on` is due as soon as possible. */
export const planOf = (stay: SharedStay, offer: LastOffer, on: Date) =>
  planAfterOffer(stay, { offered: todayInJapan(offer.offeredAt), today: todayInJapan(on) });
