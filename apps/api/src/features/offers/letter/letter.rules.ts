import { dayInWords } from '@engawa/contract/days/day-words';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import {
  type ContentLanguage,
  contentLanguages,
  type Localized,
  languageOfContent,
  type PerLanguage,
  say,
} from '@engawa/contract/language';
import { conditionNames, offerConditions } from '@engawa/contract/offers/conditions';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import {
  type PostingRequirementId,
  postingRequirements,
} from '@engawa/contract/reference/jobs/posting-requirements';
import { bilingualRows, printable } from '../../documents/public.ts';
import type { OfferDocument } from '../terms/document.rules.ts';

interface Letter {
  document: OfferDocument;
  company: PerLanguage<string>;
  /** The student's name as it was sent. */
  student: string;
  /** YYYY-MM-DD in Japan. */
  today: string;
}

/** Stated by the terms of the offer, or in a place of their own. */
const ofTheTerms = ['workplace', 'wages', 'fixed-overtime-pay'] as const;
const ofTheEmployer = ['employer-name', 'employer-address', 'employer-contact'] as const;
const ofTheWork = [
  'duties',
  'duties-change',
  'workplace-change',
  'contract-term',
  'renewal',
  'probation',
  'working-hours',
  'breaks',
  'overtime',
  'discretionary-labour',
  'holidays',
  'insurances',
  'second-hand-smoke',
  'dispatch-work',
] as const;
type Placed = (typeof ofTheTerms | typeof ofTheEmployer | typeof ofTheWork)[number];
// Compile error if a posting item of the law is on none of the lists.
true satisfies Exclude<PostingRequirementId, Placed> extends never ? true : never;

const labels = {
  position: { ja: '職種・役職', en: 'Position' },
  employmentType: { ja: '雇用形態', en: 'Employment type' },
  startsOn: { ja: '入社日', en: 'First day' },
  workplace: { ja: '就業場所', en: 'Workplace' },
  conditions: { ja: '内定の条件', en: 'Conditions of this offer' },
  replyBy: { ja: '回答期限', en: 'Please answer by' },
  salary: { ja: '賃金', en: 'Wages' },
  salaryNote: { ja: '手当・昇給・賞与など', en: 'Allowances, raises, bonuses' },
  payment: { ja: '締切日・支払日・支払方法', en: 'When and how wages are paid' },
  payReason: { ja: '求人と異なる理由', en: 'Why it differs from the posting' },
  leaving: { ja: '退職・解雇に関する事項', en: 'Leaving and dismissal' },
  'employer-name': { ja: '名称', en: 'Name' },
  'employer-address': { ja: '所在地', en: 'Address' },
  'employer-contact': { ja: '連絡先', en: 'Contact' },
} as const satisfies Record<string, Localized>;

/** Drops Japanese in brackets from English labels: the Japanese label is printed above. */
const itemLabel = (id: PostingRequirementId): Localized => {
  const { ja, en } = postingRequirements.byId(id).name;
  return { ja, en: en.replace(/ \([^)]*[一-龠][^)]*\)$/u, '') };
};

/** Data of the 労働条件通知書 (労働基準法15条1項、施行規則5条), in the languages of the posting. */
export function offerLetter({ document, company, student, today }: Letter) {
  const { terms, items } = document;
  const stated = contentLanguages.filter((one) => items[one] !== null || terms.position[one]);
  const languages: readonly ContentLanguage[] = stated.length > 0 ? stated : ['jp'];
  const { salaryType, salary } = terms;
  const pay = { salaryType, salaryMin: salary, salaryMax: salary };
  const row = bilingualRows(languages);
  const inWords = (of: Localized) => (one: ContentLanguage) => say(of, languageOfContent(one));
  const day = (iso: string) => (one: ContentLanguage) => dayInWords(iso, languageOfContent(one));
  const itemRows = (ids: readonly PostingRequirementId[]) =>
    ids.flatMap((id) => row(itemLabel(id), (one) => items[one]?.[id]));
  const conditions = (one: ContentLanguage) => {
    const all = [
      ...offerConditions
        .filter((id) => terms.conditions.includes(id))
        .map((id) => inWords(conditionNames[id])(one)),
      terms.otherConditions[one],
    ].filter(Boolean);
    const bullet = one === 'jp' ? '・' : '• ';
    return all.map((condition) => (all.length > 1 ? bullet + condition : condition)).join('\n');
  };
  const sections = [
    {
      name: { ja: '内定の内容', en: 'The offer' },
      rows: [
        ...row(labels.position, (one) => terms.position[one]),
        ...row(labels.employmentType, inWords(employmentTypes.byId(terms.employmentType).name)),
        ...row(labels.startsOn, day(terms.startsOn)),
        ...row(labels.workplace, (one) => terms.workplace[one]),
        ...row(labels.conditions, conditions),
        ...row(labels.replyBy, day(terms.replyBy)),
      ],
    },
    {
      name: { ja: '賃金', en: 'Wages' },
      rows: [
        ...row(labels.salary, (one) => wagesText(pay, null, languageOfContent(one))),
        ...itemRows(['fixed-overtime-pay']),
        ...row(labels.salaryNote, (one) => terms.salaryNote[one]),
        ...row(labels.payment, (one) => terms.payment[one]),
        ...row(labels.payReason, (one) => terms.payReason[one]),
      ],
    },
    { name: { ja: '労働条件', en: 'Working conditions' }, rows: itemRows(ofTheWork) },
    {
      name: { ja: '退職', en: 'Leaving' },
      rows: row(labels.leaving, (one) => terms.leaving[one]),
    },
    {
      name: { ja: '使用者', en: 'Employer' },
      rows: ofTheEmployer.flatMap((id) => row(labels[id], (one) => items[one]?.[id])),
    },
  ];
  const names = languages.map((one) => company[one] ?? '').filter((name) => name !== '');
  return {
    ...printable({
      title: '労働条件通知書',
      name: names[0] ?? '',
      student,
      company: names,
      languages: languages.map((one) => languageOfContent(one)),
      sections: sections.filter(({ rows }) => rows.length > 0),
    }),
    made: { ja: dayInWords(today, 'ja'), en: dayInWords(today, 'en') },
  };
}
