import { matchLimits } from '@engawa/contract/matches/limits';
import type { listSteps as endpoint } from '@engawa/contract/matches/student';
import { bestSteps, nextSteps } from '@engawa/matching/wishes/next-steps';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { matchCounter } from '../../discover/public.ts';

/** Counts the strong matches again with each step taken. */
export const listSteps =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, now: time }) => {
    const seeker = { student: actor.accountId, today: todayInJapan(time) };
    const { facts, count } = await matchCounter({ db, indexes }, seeker, matchLimits.strong);
    const steps = nextSteps(facts);
    const [now = 0, ...counts] = await count([facts, ...steps.map((one) => one.facts)]);
    const counted = steps.map(({ step }, at) => ({ step, jobs: counts[at] ?? 0 }));
    return { now, steps: bestSteps(now, counted) };
  };
