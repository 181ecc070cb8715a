import type { TargetWishes } from '@engawa/contract/targets/wishes';
import type { Db } from '../../database.ts';
import { withRareTerms } from '../common-terms/public.ts';
import { scopeOf, type TalentSearch } from '../talent-search/public.ts';
import { listConnected } from './connected.repo.ts';
import { type GroupName, groupNames, groupQueries } from './groups.rules.ts';
import { readSignal } from './signals.repo.ts';

interface Asked {
  companyId: string;
  wishes: TargetWishes;
  without: readonly string[];
}

/** Queries of the three groups; undefined for a company that may not search. */
export async function queriesFor(db: Db, { companyId, wishes, without }: Asked) {
  const scope = await scopeOf(db, companyId, {});
  if (!scope) return undefined;
  const [connected, signal, weighed] = await Promise.all([
    listConnected(db, companyId),
    readSignal(db, companyId),
    withRareTerms(db, wishes),
  ]);
  // Connected students need not be found.
  const excluded = [...(scope.excluded ?? []), ...without, ...connected];
  return groupQueries({ ...scope, excluded }, weighed, signal);
}

export const nobody: Record<GroupName, number> = {
  high: 0,
  middle: 0,
  discover: 0,
  fewAsked: 0,
};

export async function countGroups(
  talent: TalentSearch,
  queries: NonNullable<Awaited<ReturnType<typeof queriesFor>>>,
): Promise<Record<GroupName, number>> {
  const [high, middle, discover, fewAsked] = await talent.count(
    groupNames.map((name) => queries[name]),
  );
  return {
    high: high?.count ?? 0,
    middle: middle?.count ?? 0,
    discover: discover?.count ?? 0,
    fewAsked: fewAsked?.count ?? 0,
  };
}
