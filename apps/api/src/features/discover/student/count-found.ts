import type { countDiscovered as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { countBoth } from '../search/found.repo.ts';

export const countFound: Handler<typeof endpoint> = ({ db, actor, query, now }) =>
  countBoth(db, { student: actor.accountId, today: todayInJapan(now) }, query);
