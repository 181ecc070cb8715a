import { dayInWords } from '@engawa/contract/days/day-words';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { employerOf } from '@engawa/contract/jobs/employer';
import { type JobFact, jobFactIds, jobFactName, jobFacts } from '@engawa/contract/jobs/job-facts';
import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import {
  type ContentLanguage,
  contentLanguages,
  type Localized,
  languageOfContent,
  say,
} from '@engawa/contract/language';
import {
  type PostingRequirementId,
  postingRequirements,
} from '@engawa/contract/reference/jobs/posting-requirements';
import { bilingualRows, printable } from '../documents/public.ts';

export type SheetState = 'draft' | 'shown' | 'over';

const marks: Record<SheetState, string> = {
  draft: '下書き・未公開 / Draft, not published',
  shown: '',
  over: '募集終了 / Closed',
};

interface Sheet {
  job: JobDocument;
  general: GeneralDocument | null;
  address: string | null;
  /** Printed on the sheet unless the job is open. */
  state: SheetState;
  /** YYYY-MM-DD in Japan. */
  today: string;
}

const onPage: Localized = {
  ja: '公開ページの「応募する」から',
  en: 'With “Apply” on the public page',
};
const onSite: Localized = { ja: 'Engawaから', en: 'On Engawa' };

/** A closed job takes no applications. */
const waysOn = (state: SheetState, address: string | null): Localized | null => {
  if (state === 'over') return null;
  return address === null ? onSite : onPage;
};

/** In the order of a reader's questions; the law's list has the employer in the middle. */
const ofTheEmployer = ['employer-name', 'employer-address', 'employer-contact'] as const;
const ofTheWork = [
  'duties',
  'duties-change',
  'workplace',
  'workplace-change',
  'contract-term',
  'renewal',
  'probation',
  'working-hours',
  'breaks',
  'overtime',
  'discretionary-labour',
  'holidays',
  'wages',
  'fixed-overtime-pay',
  'insurances',
  'second-hand-smoke',
  'dispatch-work',
] as const;
type Placed = (typeof ofTheEmployer | typeof ofTheWork)[number];
// Compile error if a posting item of the law is on neither list.
true satisfies Exclude<PostingRequirementId, Placed> extends never ? true : never;

/** Drops Japanese in brackets from English labels: the Japanese label is printed above. */
function labelOf(id: PostingRequirementId): Localized {
  const { ja, en } = postingRequirements.byId(id).name;
  return { ja, en: en.replace(/ \([^)]*[一-龠][^)]*\)$/u, '') };
}

/** Data of the Typst template: rows with the written languages side by side. */
export function jobSheet({ job, general, address, state, today }: Sheet) {
  const items = itemsByLanguage(job, general);
  const stated = contentLanguages.filter((one) => items[one] !== null);
  // A job without any text gives an empty Japanese sheet.
  const languages: readonly ContentLanguage[] = stated.length > 0 ? stated : ['jp'];
  const row = bilingualRows(languages);
  const facts = new Map(
    languages.map((one) => {
      const words = job[one];
      const said = words
        ? jobFacts({ words, common: job.common }, languageOfContent(one), 'paper')
        : [];
      return [one, said] as const;
    }),
  );
  const factRows = (part: JobFact['part']) =>
    jobFactIds.flatMap((id) =>
      row(jobFactName(id), (one) => {
        const fact = facts.get(one)?.find((said) => said.id === id && said.part === part);
        return fact?.value ?? null;
      }),
    );
  const ways = waysOn(state, address);
  const applying = row(jobFactName('apply'), (one) => {
    if (!ways || !job[one]) return null;
    const { applyPage, applyUrl } = job.common;
    return applyPage === 'external' ? applyUrl : say(ways, languageOfContent(one));
  });
  const itemRows = (ids: readonly PostingRequirementId[]) =>
    ids.flatMap((id) => row(labelOf(id), (one) => items[one]?.[id] ?? null));
  const messageAt = (one: ContentLanguage, at: number) => job[one]?.otherMessage[at];
  const count = Math.max(...languages.map((one) => job[one]?.otherMessage.length ?? 0));
  const messages = Array.from({ length: count }, (_, at) => {
    const [ja = '', en = ''] = languages.map((one) => messageAt(one, at)?.title ?? '');
    return row({ ja, en }, (one) => messageAt(one, at)?.message ?? null);
  }).flat();
  const both = (say: (one: ContentLanguage) => string | null | undefined) =>
    languages.map((one) => say(one) ?? '').filter((text) => text !== '');
  const sections = [
    { name: { ja: '募集の概要', en: 'At a glance' }, rows: factRows('kind') },
    { name: { ja: '労働条件', en: 'Working conditions' }, rows: itemRows(ofTheWork) },
    {
      name: { ja: '応募・選考', en: 'Applying' },
      rows: [...factRows('applying'), ...applying],
    },
    { name: { ja: '募集者', en: 'Employer' }, rows: itemRows(ofTheEmployer) },
    { name: { ja: 'そのほか', en: 'More' }, rows: messages },
  ];
  const company = both((one) => employerOf(general, one).name);
  return {
    ...printable({
      title: '求人票',
      name: company[0] ?? '',
      positions: both((one) => job[one]?.position),
      company,
      languages: languages.map((one) => languageOfContent(one)),
      sections: sections.filter(({ rows }) => rows.length > 0),
    }),
    address: address ?? '',
    mark: marks[state],
    made: { ja: dayInWords(today, 'ja'), en: dayInWords(today, 'en') },
  };
}
