import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { matchSides } from '@engawa/contract/targets/limits';
import type { CompanyReason, PersonReason } from '@engawa/contract/targets/reasons';
import { formatMonth } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { nameOf } from '../../shared/i18n/options.ts';
import type { Translate } from '../../shared/i18n/translator.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { levelName } from './levels.ts';
import type { words } from './words.ja.ts';
import { words as matchWords } from './words.ja.ts';

type Words = Translate<typeof words>;
type Work = Extract<CompanyReason, { criterion: 'experience' }>['asked'];

/** A reason in words: what the person has or wants, and where it differs, what is required. */
export function useReasonText() {
  const t = useWords(matchWords);
  return (reason: CompanyReason | PersonReason): string => {
    const of = String(reason.of);
    if (reason.criterion === 'anybody') {
      return reason.of === matchSides.company
        ? t('reason.noConditions', { of })
        : t('reason.anybody');
    }
    if (reason.criterion === 'terms') {
      return t('reason.terms', { has: reason.terms.join(t('and')) });
    }
    if (reason.criterion === 'anything') return t('reason.anything', { of });
    const [has, other] = parts(t, reason);
    const texts = {
      major: () => t('reason.major', { has }),
      degree: () => t('reason.degree', { has }),
      graduation: () => t('reason.graduation', { has }),
      japanese: () => t('reason.japanese', { has }),
      english: () => t('reason.english', { has }),
      experience: () => t('reason.experience', { has }),
      industry: () => t('reason.industry', { has }),
      jobCategory: () => t('reason.jobCategory', { has }),
      kind: () => t('reason.kind', { has }),
    }[reason.criterion]();
    return reason.points === reason.of ? texts : texts + other;
  };
}

type WordedReason = Exclude<
  CompanyReason | PersonReason,
  { criterion: 'anybody' | 'anything' | 'terms' }
>;

function parts(t: Words, reason: WordedReason): [has: string, other: string] {
  const list = (names: readonly string[], none: string) => names.join(t('and')) || none;
  const wanted = (asked: string) => t('wanted', { asked });
  switch (reason.criterion) {
    case 'major': {
      const { majors, majorTypes: types } = reason.asked;
      const asked = [
        ...types.map((id) => nameOf(majorTypes, id)),
        ...majors.map((id) => nameOf(majorCategories, id)),
      ];
      return [nameOf(majorCategories, reason.has) || t('unstated'), wanted(list(asked, ''))];
    }
    case 'degree': {
      const asked = reason.asked.map((id) => nameOf(degreeTypes, id));
      return [nameOf(degreeTypes, reason.has) || t('unstated'), wanted(list(asked, ''))];
    }
    case 'graduation':
      return [
        reason.has ? formatMonth(reason.has, language) : t('unstated'),
        wanted(monthsText(t, reason.asked)),
      ];
    case 'japanese':
    case 'english': {
      const { criterion, has, shown, asked } = reason;
      const self = has > shown ? `${t('and')}${t('selfRated')}` : '';
      const level = has === 0 ? t('none') : `${levelName(criterion, has)}${self}`;
      return [level, wanted(t('atLeast', { level: levelName(criterion, asked) }))];
    }
    case 'experience':
      return [list(workNames(reason.has), t('none')), wanted(list(workNames(reason.asked), ''))];
    default:
      return wishParts(t, reason);
  }
}

type Wish = Extract<WordedReason, { wished: readonly unknown[] }>;

function wishParts(t: Words, reason: Wish): [has: string, other: string] {
  const [wished, offered] =
    reason.criterion === 'industry'
      ? [reason.wished.map((id) => nameOf(industries, id)), nameOf(industries, reason.offered)]
      : reason.criterion === 'jobCategory'
        ? workParts(reason)
        : [reason.wished.map((id) => nameOf(lookingFor, id)), nameOf(lookingFor, reason.offered)];
  return [wished.join(t('and')) || t('unstated'), t('offered', { offered })];
}

/** By the kind of work where both sides state one, otherwise by category. */
function workParts({
  wished,
  offered,
  wishedWork,
  offeredWork,
}: Extract<Wish, { criterion: 'jobCategory' }>): [wished: string[], offered: string] {
  const isDetailed = offeredWork !== null && wishedWork.length > 0;
  return [
    isDetailed
      ? wishedWork.map((id) => nameOf(jobSubcategories, id))
      : wished.map((id) => nameOf(jobCategories, id)),
    isDetailed ? nameOf(jobSubcategories, offeredWork) : nameOf(jobCategories, offered),
  ];
}

const workNames = ({ industries: fields, categories, kinds }: Work): string[] => [
  ...fields.map((id) => nameOf(industries, id)),
  ...categories.map((id) => nameOf(jobCategories, id)),
  ...kinds.map((id) => nameOf(employmentTypes, id)),
];

export function monthsText(
  t: Words,
  { from, to }: { from: string | null; to: string | null },
): string {
  const [first, last] = [from && formatMonth(from, language), to && formatMonth(to, language)];
  if (first && last) return t('until', { from: first, to: last });
  if (first) return t('from', { month: first });
  return last ? t('before', { month: last }) : '';
}
