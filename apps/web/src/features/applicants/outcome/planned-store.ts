import { applicationLimits } from '@engawa/contract/applications/limits';
import { createStore } from '../../../ui/feedback/store.ts';

/** Outcomes that were given together and can be undone together. */
export interface PlannedOutcomes {
  ids: readonly string[];
  /** By the clock of the browser. */
  until: number;
}

/** Outside React: the minute goes on whatever the person opens meanwhile. */
export const plannedOutcomes = createStore<readonly PlannedOutcomes[]>([]);

const minutesMs = 10 * 60_000;

/** Trusts the server's time only if the browser's clock is about right. */
export function undoUntil(sendsAt: string, now: number): number {
  const left = Date.parse(sendsAt) - now;
  return now + (left > 0 && left < minutesMs ? left : applicationLimits.undoSeconds * 1000);
}

export function addPlanned(ids: readonly string[], sendsAt: string): void {
  const until = undoUntil(sendsAt, Date.now());
  plannedOutcomes.set([...plannedOutcomes.get(), { ids, until }]);
}

/** These outcomes were undone or sent; the others of a group can still be undone. */
export function removePlanned(ids: readonly string[]): void {
  const left = plannedOutcomes
    .get()
    .map((one) => ({ ...one, ids: one.ids.filter((id) => !ids.includes(id)) }));
  plannedOutcomes.set(left.filter((one) => one.ids.length > 0));
}
