import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import type { WishedCriterion } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { nameOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { levelName } from '../../ui/match/levels.ts';
import { monthsText } from '../../ui/match/reason-text.ts';
import { words as matchWords } from '../../ui/match/words.ja.ts';
import { words as targetWords } from './words.ja.ts';

type Offered = Exclude<keyof TargetWishes['offers'], 'jobSubcategory'>;

export function useSummary() {
  const t = useWords(matchWords);
  const words = useWords(targetWords);
  const list = (names: readonly string[]) => names.join(t('and'));
  const level = (language: 'japanese' | 'english', rung: TargetWishes['wants']['japanese']) =>
    rung === 0 ? '' : t('atLeast', { level: levelName(language, rung) });
  const wantsOf = ({ wants }: TargetWishes): Record<WishedCriterion, string> => ({
    major: list([
      ...wants.majorTypes.map((id) => nameOf(majorTypes, id)),
      ...wants.majors.map((id) => nameOf(majorCategories, id)),
    ]),
    degree: list(wants.degrees.map((id) => nameOf(degreeTypes, id))),
    graduation: monthsText(t, { from: wants.graduationFrom, to: wants.graduationTo }),
    japanese: level('japanese', wants.japanese),
    english: level('english', wants.english),
    experience: list([
      ...wants.workedIndustries.map((id) => nameOf(industries, id)),
      ...wants.workedCategories.map((id) => nameOf(jobCategories, id)),
      ...wants.workedKinds.map((id) => nameOf(employmentTypes, id)),
    ]),
  });
  const offersOf = ({ offers }: TargetWishes): Record<Offered, string> => ({
    industry: nameOf(industries, offers.industry),
    jobCategory: [
      nameOf(jobCategories, offers.jobCategory),
      nameOf(jobSubcategories, offers.jobSubcategory),
    ]
      .filter(Boolean)
      .join(' / '),
    kind: nameOf(lookingFor, offers.kind),
  });
  const lineOf = (wishes: TargetWishes): string => {
    const { japanese, english, ...rest } = wantsOf(wishes);
    return [
      rest.major,
      rest.degree,
      rest.graduation && words('graduates', { month: rest.graduation }),
      japanese && `${words('criterion.japanese')} ${japanese}`,
      english && `${words('criterion.english')} ${english}`,
      rest.experience && `${words('criterion.experience')} ${rest.experience}`,
    ]
      .filter(Boolean)
      .join(' ・ ');
  };
  const termsOf = ({ wants }: TargetWishes): string => list(wants.terms);
  return { wantsOf, offersOf, termsOf, lineOf };
}
