import { missingItems, percentComplete } from '@engawa/contract/profile/completeness';
import { topLimits } from '@engawa/contract/top/limits';
import type { listWaiting as endpoint } from '@engawa/contract/top/student';
import { minuteInJapan, nextTime, todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { listOpenSteps } from '../../after-offer/public.ts';
import { countToConfirm } from '../../applications/public.ts';
import { listAppliedEvents } from '../../events/public.ts';
import { listToAnswer } from '../../offers/public.ts';
import { readProfile } from '../../profile/public.ts';
import { listSavedClosing } from '../../saved/public.ts';
import { listAgreed, listToChoose } from '../../slots/public.ts';

const dayMs = 24 * 60 * 60 * 1000;
const most = topLimits.waiting;

interface OfCompany {
  companyId: string;
  name_jp: string | null;
  name_en: string | null;
}

const companyOf = ({ companyId, name_jp: jp, name_en: en }: OfCompany) => ({
  id: companyId,
  name: { jp, en },
});

export const listWaiting: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const student = actor.accountId;
  const tomorrowEnds = new Date(nextTime(0, now).getTime() + dayMs);
  const today = todayInJapan(now);
  const lastDay = todayInJapan(new Date(now.getTime() + topLimits.closingDays * dayMs));
  const [profile, toChoose, toConfirm, applied, agreed, closing, toAnswer, toPrepare] =
    await Promise.all([
      readProfile(db, student),
      listToChoose(db, student, now, most),
      countToConfirm(db, student),
      listAppliedEvents(db, student),
      listAgreed(db, student, { now, until: tomorrowEnds, most }),
      listSavedClosing(db, student, { today, until: lastDay, most }),
      listToAnswer(db, student, most),
      listOpenSteps(db, student, now),
    ]);
  const missing = missingItems(profile);
  return {
    profile: { percent: percentComplete(missing), missing },
    offers: toChoose.map((row) => ({ threadId: row.threadId, company: companyOf(row) })),
    jobOffers: toAnswer.map((row) => ({
      id: row.id,
      company: companyOf(row),
      replyBy: row.replyBy,
    })),
    preparations: toPrepare.flatMap(({ steps: [next], ...row }) =>
      next
        ? [{ threadId: row.threadId, company: companyOf(row), title: next.title, by: next.by }]
        : [],
    ),
    toConfirm,
    events: soonOf(applied, minuteInJapan(now), minuteInJapan(tomorrowEnds)),
    appointments: agreed.map((row) => ({
      threadId: row.threadId,
      company: companyOf(row),
      startsAt: row.startsAt.toISOString(),
    })),
    closing: closing.map((row) => ({
      id: row.id,
      company: companyOf(row),
      title: { jp: row.job.jp?.position ?? null, en: row.job.en?.position ?? null },
      deadline: row.closesOn,
    })),
  };
};

type Applied = Awaited<ReturnType<typeof listAppliedEvents>>;

/** Events with a place in this period, the next first, in Japanese local time. */
const soonOf = (applied: Applied, from: string, until: string) =>
  applied
    .flatMap(({ event, eventId: id, state, ...row }) => {
      const { startsAt, endsAt } = event.common;
      const isSoon = startsAt !== null && startsAt < until && (endsAt ?? startsAt) > from;
      if (state !== 'going' || !isSoon) return [];
      const title = { jp: event.jp?.title ?? null, en: event.en?.title ?? null };
      return [{ id, company: companyOf(row), title, startsAt }];
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, most);
