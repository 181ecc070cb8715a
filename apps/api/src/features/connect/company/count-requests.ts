import type { countRequests as endpoint } from '@engawa/contract/connect/company';
import { connectLimits } from '@engawa/contract/connect/limits';
import type { Handler } from '../../../handler.ts';
import { countRequestsSince } from '../lists/request-figures.repo.ts';
import { shownFigures } from '../request-figures.rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const countRequests: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const since = new Date(now.getTime() - connectLimits.figuresDays * dayMs);
  return shownFigures(await countRequestsSince(db, actor.companyId, since));
};
