import { topLimits } from '@engawa/contract/top/limits';
import type { showTop as endpoint } from '@engawa/contract/top/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { perWritten } from '../../contents/public.ts';
import {
  findCompanyOfTheDay,
  listNewestCompanies,
  listNewestJobs,
  readCompanyCards,
  readJobCards,
} from '../../discover/public.ts';
import { presentPictures } from '../../files/public.ts';
import { listNewestTips } from '../../tips/public.ts';

export const showTop: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const seeker = { student: actor.accountId, today: todayInJapan(now) };
  const [pickUp, jobIds, newest, tips] = await Promise.all([
    findCompanyOfTheDay(db, seeker),
    listNewestJobs(db, seeker, topLimits.jobs),
    // One more than shown, since the company of the day is left out of this list.
    listNewestCompanies(db, seeker, topLimits.companies + 1),
    listNewestTips(db, seeker.student, topLimits.tips),
  ]);
  const others = newest.filter((id) => id !== pickUp).slice(0, topLimits.companies);
  const [jobs, companies] = await Promise.all([
    readJobCards(db, seeker, jobIds),
    readCompanyCards(db, seeker, pickUp ? [pickUp, ...others] : others),
  ]);
  return {
    pickUp: companies.find(({ id }) => id === pickUp) ?? null,
    jobs,
    companies: companies.filter(({ id }) => id !== pickUp),
    tips: tips.map(({ id, companyId, name_jp: jp, name_en: en, pictures, tip }) => ({
      id,
      company: { id: companyId, name: { jp, en } },
      ...perWritten('tip', tip, (words) => words),
      pictures: presentPictures(pictures ?? []),
    })),
  };
};
