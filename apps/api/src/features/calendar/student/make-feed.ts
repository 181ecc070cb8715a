import { readCalendarFeed } from '@engawa/contract/calendar/anyone';
import type { makeCalendarFeed as endpoint } from '@engawa/contract/calendar/student';
import { requestFor } from '@engawa/contract/request';
import { newToken } from '@engawa/platform/auth/tokens';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { putFeed } from '../feed.repo.ts';

export const makeFeed =
  ({ origin }: { origin: string }): Handler<typeof endpoint> =>
  async ({ tx, actor, language, now }) => {
    await lockStudent(tx, actor.accountId);
    const token = newToken();
    await putFeed(tx, { studentId: actor.accountId, token, language, now });
    const { url } = requestFor(readCalendarFeed, { params: { token } });
    return { url: `${origin}${url}`, madeAt: now.toISOString() };
  };
