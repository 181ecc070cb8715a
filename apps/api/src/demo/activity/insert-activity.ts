import { demoCompanies } from '@engawa/demo/companies';
import { demoProgramme } from '@engawa/demo/scholarship';
import {
  answeringCompanies,
  registeredFacts,
  savedByLinh,
  scholarshipEntryOfLinh,
  shiftsOfLinh,
  workplaceOfLinh,
} from '@engawa/demo/use';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { countResponses } from '../../features/applications/public.ts';
import {
  insertAnswered,
  insertEntry,
  insertInterest,
  insertShifts,
  registerCompany,
  saveJobsOf,
} from './activity.repo.ts';

interface World {
  companyIds: ReadonlyMap<string, string>;
  /** The demo student with a full profile first, then the one who has only registered. */
  studentIds: readonly string[];
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Traces of use, so that no feature of the demo is empty. */
export async function insertActivity(
  tx: Tx,
  { companyIds, studentIds, now }: World,
): Promise<void> {
  const [linh, , ...others] = studentIds;
  for (const [at, company] of demoCompanies.entries()) {
    const companyId = companyIds.get(company.domain);
    if (companyId && company.verified) {
      await registerCompany(tx, companyId, registeredFacts(company, at));
    }
  }
  for (const [domain, { answered, late }] of Object.entries(answeringCompanies)) {
    const companyId = companyIds.get(domain);
    const asking = others.slice(-(answered + late));
    if (companyId) {
      await insertAnswered(tx, { companyId, studentIds: asking, unanswered: late, now });
    }
  }
  for (const [domain, every] of [
    ['hoshizora', 2],
    ['midori-works', 3],
  ] as const) {
    const companyId = companyIds.get(domain);
    const interested = others.filter((_, at) => at > 12 && at % every === 0);
    if (companyId) await insertInterest(tx, { companyId, studentIds: interested, now });
  }
  if (linh) await insertOwn(tx, linh, { companyIds, now });
  await countResponses(tx, now);
}

async function insertOwn(tx: Tx, linh: string, { companyIds, now }: Omit<World, 'studentIds'>) {
  const saved = savedByLinh.flatMap((domain) => companyIds.get(domain) ?? []);
  for (const companyId of saved) await insertInterest(tx, { companyId, studentIds: [linh], now });
  await saveJobsOf(tx, linh, saved, now);
  const shifts = shiftsOfLinh.map(({ daysAgo, from, to, breakMinutes }) => {
    const day = todayInJapan(new Date(now.getTime() - daysAgo * dayMs));
    const at = (time: string) => new Date(`${day}T${time}:00+09:00`);
    return { startsAt: at(from), endsAt: at(to), breakMinutes };
  });
  await insertShifts(tx, linh, workplaceOfLinh, shifts);
  await insertEntry(tx, linh, { programmeId: demoProgramme.id, ...scholarshipEntryOfLinh }, now);
}
