import { tickedBy } from '@engawa/contract/after-offer/parties';
import { type OfferStepId, offerSteps } from '@engawa/contract/after-offer/steps';
import { addMonths } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../database.ts';
import { listLastOffers } from '../applications/public.ts';
import { findThreadOf } from '../messages/public.ts';
import { findPlan } from './plan.repo.ts';
import { planOf, readOwnStay, withMonth } from './read-offer.ts';

interface OpenStep {
  id: OfferStepId;
  title: { jp: string; en: string };
  /** YYYY-MM-DD; null: as soon as possible. */
  by: string | null;
}

interface Open {
  threadId: string;
  companyId: string;
  name_jp: string | null;
  name_en: string | null;
  /** The student's own open steps in the order of their days; those due at once come first. */
  steps: OpenStep[];
}

/** What the student still has to do for each offer, until a month after the first working day. */
export async function listOpenSteps(db: Db, studentId: string, now: Date): Promise<Open[]> {
  const offers = await listLastOffers(db, studentId);
  const open = await Promise.all(offers.map((offer) => openOf(db, studentId, offer, now)));
  return open.filter((one) => one !== undefined);
}

type Offer = Awaited<ReturnType<typeof listLastOffers>>[number];

async function openOf(
  db: Db,
  studentId: string,
  offer: Offer,
  now: Date,
): Promise<Open | undefined> {
  const { companyId, name_jp, name_en } = offer;
  const thread = await findThreadOf(db, { student: studentId, company: companyId });
  if (!thread) return undefined;
  const plan = await findPlan(db, thread.id);
  const dated = await withMonth(db, offer);
  const { status, startsIn, ...own } = await readOwnStay(db, studentId, dated);
  const stay = plan?.sharedAt ? plan : status && startsIn && { ...own, status, startsIn };
  if (!stay || addMonths(`${stay.startsIn}-01`, 1) < todayInJapan(now)) return undefined;
  const done = new Set(plan?.ticks.map(({ step }) => step));
  const steps = planOf(stay, dated, plan?.sharedAt ?? now).steps.flatMap(
    ({ id, by }): OpenStep[] => {
      const { who, name } = offerSteps.byId(id);
      if (tickedBy(who) !== 'student' || done.has(id)) return [];
      return [{ id, by, title: { jp: name.ja, en: name.en } }];
    },
  );
  return {
    threadId: thread.id,
    companyId,
    name_jp,
    name_en,
    steps: steps.toSorted((one, other) => (one.by ?? '').localeCompare(other.by ?? '')),
  };
}
