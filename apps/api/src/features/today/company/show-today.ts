import type { showToday as endpoint } from '@engawa/contract/today/company';
import { todayLimits } from '@engawa/contract/today/rows';
import type { Handler } from '../../../handler.ts';
import type { TalentSearch } from '../../talent-search/public.ts';
import { readAnswersDue, readInterviews, readNewApplicants, readUnread } from '../read-people.ts';
import { readEndingPostings, readNewMatches } from '../read-recruiting.ts';
import { pickRows } from '../rows.rules.ts';

export const showToday =
  ({ talent }: { talent: TalentSearch }): Handler<typeof endpoint> =>
  async ({ db, actor, language, now }) => {
    const asked = { db, actor, language, now };
    const mayRecruit = actor.level !== 3;
    const groups = await Promise.all([
      readInterviews(asked),
      readAnswersDue(asked),
      readNewApplicants(asked),
      readUnread(asked),
      mayRecruit ? readEndingPostings(asked) : [],
      mayRecruit ? readNewMatches(asked, talent) : [],
    ]);
    return { rows: pickRows(groups, todayLimits.rows) };
  };
