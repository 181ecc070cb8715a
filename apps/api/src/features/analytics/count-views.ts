import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { CommandCall } from '@engawa/platform/http/endpoint/context';
import type { Tables } from '../../database.ts';
import { lastWeeks } from '../insights/public.ts';
import type { ViewKind } from './analytics.tables.ts';
import { hmacOf, type ShareServices, spendDailyShare } from './daily-share.ts';
import { addViews, type View } from './views.repo.ts';

export interface AnalyticsServices extends ShareServices {
  /** Origin of the product: views that come from it have one of our own areas as source. */
  origin: string;
  /** Days for which it is stored who viewed whom. */
  keptDays: number;
}

type Call = Pick<CommandCall<AnyEndpoint, Tables>, 'tx' | 'asksForPrivacy' | 'now'>;

/** Always the same answer, whether or not the view exists and counts: the caller learns nothing. */
export async function countViews(
  services: ShareServices,
  { tx, asksForPrivacy, now, ...of }: Call & { studentId: string; kind: ViewKind },
  given: readonly Omit<View, 'mark'>[],
): Promise<Record<string, never>> {
  const { studentId, kind } = of;
  const views = given.filter(({ id }) =>
    spendDailyShare(services, studentId, kind, id.toLowerCase()),
  );
  if (views.length > 0) {
    const [week] = lastWeeks(todayInJapan(now), '4').toReversed();
    const marked = views.map((view) => ({
      ...view,
      mark: hmacOf(services.secret, `${studentId}.${kind}.${view.id.toLowerCase()}.${week}`),
    }));
    await addViews(tx, { studentId, kind, views: marked, mayKeep: !asksForPrivacy, now });
  }
  return {};
}

export const listOf = <One extends object>(body: One | { views: One[] }): One[] =>
  'views' in body ? body.views : [body];
