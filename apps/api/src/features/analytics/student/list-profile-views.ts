import type { listProfileViews as endpoint } from '@engawa/contract/analytics/student';
import type { Handler } from '../../../handler.ts';
import { smallestPicture } from '../../files/public.ts';
import type { AnalyticsServices } from '../count-views.ts';
import { listProfileViewRows } from '../profile-views.repo.ts';

export const listProfileViews =
  ({ keptDays }: Pick<AnalyticsServices, 'keptDays'>): Handler<typeof endpoint> =>
  async ({ db, actor }) => ({
    profileViews: (await listProfileViewRows(db, actor.accountId)).map((row) => ({
      companyId: row.id,
      companyName: { jp: row.name_jp, en: row.name_en },
      logoUrl: smallestPicture(row.logo),
      shown: row.shown === true,
      day: row.day,
    })),
    keptDays,
  });
