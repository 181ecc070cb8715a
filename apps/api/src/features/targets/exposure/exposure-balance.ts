import { correctionsOf, type Pair, roomOfList } from '@engawa/matching/plan/crowding';
import { exposureOf, usualExposure } from '@engawa/matching/plan/order';
import { scoreOf } from '@engawa/matching/plan/plan-of';
import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../../database.ts';
import { withRareTerms } from '../../common-terms/public.ts';
import { saveExposures } from '../../student-rows/public.ts';
import { scopeOf, type TalentSearch } from '../../talent-search/public.ts';
import { countAsked, listSettingsAfter } from './exposure.repo.ts';

/**
 * Hourly: computes how far the lists would have to shift each student so that all are in about as
 * many. Each run reads the lists as shifted by the previous one, so the shift is stable.
 */
export const balanceExposureJob = defineJob<Record<string, never>>('spread-out', {
  cron: '37 * * * *',
  once: true,
});

interface Balancing {
  commands: Db;
  talent: TalentSearch;
  now: Date;
}

/** Lists shown to companies end before this position. */
const best = 300;
const settingsAtOnce = 200;
const askedFor = 90 * 24 * 60 * 60 * 1000;
const first = '00000000-0000-0000-0000-000000000000';

export async function balanceExposure({ commands, talent, now }: Balancing): Promise<number> {
  const places = new Map<string, number>();
  const placeOf = (id: string): number => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const pairs: Pair[] = [];
  let companies = 0;
  for (let after = first; ; ) {
    const settings = await listSettingsAfter(commands, after, settingsAtOnce);
    for (const { companyId, wishes } of settings) {
      const scope = await scopeOf(commands, companyId, {});
      if (!scope) continue;
      const query = {
        ...scope,
        score: { ...scoreOf(await withRareTerms(commands, wishes)), least: 1 },
      };
      const { students } = await talent.find(query, { order: 'balanced', perPage: best });
      for (const { id, total } of students) {
        pairs.push({ person: placeOf(id), company: companies, total: total ?? 0 });
      }
      companies += 1;
    }
    const last = settings.at(-1);
    if (!last || settings.length < settingsAtOnce) break;
    after = last.id;
  }
  const ids = [...places.keys()];
  const asked = await countAsked(commands, ids, new Date(now.getTime() - askedFor));
  const { people } = correctionsOf({
    pairs,
    room: {
      people: ids.map((id) => 1 / (1 + (asked.get(id) ?? 0))),
      companies: Array.from({ length: companies }, () => roomOfList(ids.length, companies)),
    },
  });
  const exposures = Array.from(people, exposureOf);
  await saveExposures(commands, { ids, exposures }, usualExposure);
  return ids.length;
}
