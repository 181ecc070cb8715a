import { planAfterOffer, type SharedStay } from '@engawa/contract/after-offer/plan';
import { addMonths } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../database.ts';
import { findLastOffer } from '../applications/public.ts';
import { closedTo, findNames, type Party } from '../messages/public.ts';
import { readProfile } from '../profile/public.ts';
import { presentPlan } from './plan.present.ts';
import { findPlan, type PlanRow } from './plan.repo.ts';

type LastOffer = NonNullable<Awaited<ReturnType<typeof findLastOffer>>>;

const presentOffer = ({ jp, en, offeredAt }: LastOffer) => ({
  job: { jp, en },
  offeredOn: todayInJapan(offeredAt),
});

/** Nulls while the company may not write to the student; `shared` is null if nothing is shared. */
export async function readForCompany(db: Db, party: Party, threadId: string) {
  const nothing = { offer: null, shared: null };
  if ((await closedTo(db, party, threadId)) !== null) return nothing;
  const names = await findNames(db, threadId);
  if (!names) return nothing;
  const offer = await findLastOffer(db, { student: names.studentId, company: party.id });
  if (!offer) return nothing;
  const plan = await findPlan(db, threadId);
  return { offer: presentOffer(offer), shared: plan ? presentPlan(plan) : null };
}

export async function readForStudent(db: Db, party: Party, threadId: string) {
  const closed = await closedTo(db, party, threadId);
  const plan = await findPlan(db, threadId);
  const shared = plan ? presentPlan(plan) : null;
  const names = await findNames(db, threadId);
  const offer = names && (await findLastOffer(db, { student: party.id, company: names.companyId }));
  // A student can stop sharing even if they can no longer write to the company.
  if (!offer || (closed !== null && !shared)) return { offer: null, own: null, shared };
  const own = closed === null ? await readOwnStay(db, party.id, offer) : null;
  return { offer: presentOffer(offer), own, shared };
}

/** The student's residence status from the profile, and the likely first month of work. */
export async function readOwnStay(db: Db, studentId: string, { startFrom }: LastOffer) {
  const { residence, education } = await readProfile(db, studentId);
  const { status, designation, expiresOn, expectedGraduation } = residence;
  const graduation = expectedGraduation ?? education.university?.graduation ?? null;
  const after = graduation && addMonths(`${graduation}-01`, 1).slice(0, 7);
  return { status, designation, expiresOn, graduation, startsIn: startFrom ?? after };
}

const stayOf = ({ status, designation, expiresOn, graduation, startsIn }: PlanRow): SharedStay => ({
  status,
  designation,
  expiresOn,
  graduation,
  startsIn,
});

export const stepsOf = (plan: PlanRow, offer: LastOffer) =>
  planAfterOffer(stayOf(plan), {
    offered: todayInJapan(offer.offeredAt),
    today: todayInJapan(plan.sharedAt),
  }).steps.map(({ id }) => id);
