import type { Localized } from '../../language.ts';
import type { Dated } from '../dated.ts';
import type { CefrLevel } from '../languages/cefr-levels.ts';
import type { JlptLevel } from '../languages/jlpt-levels.ts';
import type { DegreeTypeId } from '../people/degree-types.ts';
import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';
import type { DesignatedActivityId } from './designated-activities.ts';
import type { ResidenceStatusId } from './residence-statuses.ts';

type ResidenceRule = ReferenceEntry &
  Dated & {
    status: ResidenceStatusId;
    /** The law as cited to users. */
    law?: Localized;
    designation?: DesignatedActivityId;
    /** The degrees and titles that the rule is about. */
    degrees?: readonly DegreeTypeId[];
    minCefr?: CefrLevel;
    minJlptLevel?: JlptLevel;
  };

const permission = {
  law: {
    ja: '出入国管理及び難民認定法施行規則19条5項1号',
    en: 'Enforcement regulations of the Immigration Control Act, art. 19 (5) 1',
  },
  source: '出入国管理及び難民認定法施行規則19条5項1号; project domain notes',
} as const;
const notes = 'Project domain notes';
const criteria = {
  ja: '出入国管理及び難民認定法第七条第一項第二号の基準を定める省令',
  en: 'Ministerial ordinance on the criteria of art. 7 (1) 2 of the Immigration Control Act',
} as const;
const clarified =
  '出入国在留管理庁「技術・人文知識・国際業務」の在留資格の明確化等について; project domain notes';
const revised2024 = {
  validFrom: '2024-02-29',
  validTo: null,
  source:
    '出入国在留管理庁 2024-02-29「外国人留学生の就職促進に向けた運用等の見直し」, 令和5年文部科学省告示第53号, as reported by law firms',
} as const;
const always = { validFrom: null, validTo: null, confirmed: true } as const;

/** Numbers and conditions only; the rule engine (`residence/may-apply.ts`) applies them. */
export const residenceRules = referenceTable([
  {
    id: 'student-weekly-hours',
    name: {
      ja: 'どの7日間でも、すべての仕事を合わせて28時間以内',
      en: 'At most 28 hours in any seven days, all jobs added up',
    },
    status: 'student',
    needsPermission: true,
    maxHours: 28,
    perDays: 7,
    ...always,
    ...permission,
  },
  {
    id: 'student-vacation-hours',
    name: {
      ja: '学校が定める長期休業中は1日8時間以内',
      en: 'At most 8 hours a day in the school’s official long vacation',
    },
    status: 'student',
    needsPermission: true,
    maxHours: 8,
    perDays: 1,
    ...always,
    ...permission,
  },
  {
    id: 'student-while-enrolled',
    name: {
      ja: '在学中のみ（卒業後は「留学」のままアルバイトできません）',
      en: 'Only while enrolled: no part-time work on a student status after graduation',
    },
    status: 'student',
    needsPermission: true,
    ...always,
    ...permission,
  },
  {
    id: 'student-no-adult-entertainment',
    name: { ja: '風俗営業の仕事はできません', en: 'Never in adult entertainment (風俗営業)' },
    status: 'student',
    needsPermission: true,
    ...always,
    ...permission,
  },
  {
    id: 'engineer-related-field',
    name: {
      ja: '専攻と仕事の内容に関連があること',
      en: 'The job must relate to the field of study',
    },
    status: 'engineer-humanities-international',
    law: criteria,
    degrees: ['bachelor', 'master', 'doctoral', 'associate', 'technical-associate'],
    ...always,
    source: clarified,
  },
  {
    id: 'engineer-vocational-field',
    name: {
      ja: '日本の専門学校の専門士・高度専門士は、専攻と仕事の内容に相当程度の関連があること',
      en: 'With the title of a vocational school in Japan, the job must be closely related to the studies',
    },
    status: 'engineer-humanities-international',
    law: criteria,
    degrees: ['diploma', 'advanced-diploma'],
    ...always,
    source: clarified,
  },
  {
    id: 'engineer-recognised-programme',
    name: {
      ja: '文部科学大臣の認定を受けた専門学校の課程は、大学と同じように関連を判断',
      en: 'Vocational programmes recognised by the Minister of Education are judged like universities',
    },
    status: 'engineer-humanities-international',
    degrees: ['diploma', 'advanced-diploma'],
    needsRecognisedProgramme: true,
    confirmed: true,
    ...revised2024,
  },
  {
    id: 'engineer-education',
    name: {
      ja: '大学などの学位か、日本の専門学校の専門士・高度専門士があること（日本語学校の卒業は含まない）',
      en: 'A degree, or the title of a vocational school in Japan; a Japanese language school gives neither',
    },
    status: 'engineer-humanities-international',
    law: criteria,
    ...always,
    source: notes,
  },
  {
    id: 'engineer-language-proof',
    name: {
      ja: '言語を使う対人業務では、その言語のCEFR B2の証明（カテゴリー3・4の企業）',
      en: 'Proof of CEFR B2 for interpersonal work in a language (category 3 and 4 employers)',
    },
    status: 'engineer-humanities-international',
    employerCategories: [3, 4],
    minCefr: 'B2',
    validFrom: '2026-04-15',
    validTo: null,
    confirmed: false,
    source: 'Project domain notes [check]; 出入国在留管理庁 2026-04-09, as reported by EY Japan',
  },
  {
    id: 'no-46-japanese',
    name: {
      ja: '日本の大学の学位と、N1・BJT 480点以上・日本語専攻のいずれか',
      en: 'A degree of a university in Japan, and N1, BJT 480 or more, or a major in Japanese',
    },
    status: 'designated-activities',
    designation: 'no-46',
    degrees: ['bachelor', 'master', 'doctoral'],
    minJlptLevel: 'N1',
    minBjtScore: 480,
    ...always,
    source: notes,
  },
  {
    id: 'no-46-advanced-diploma',
    name: {
      ja: '文部科学大臣の認定を受けた専門学校の課程の高度専門士も、特定活動46号の対象',
      en: 'No. 46 is also open to 高度専門士 of a vocational programme recognised by the Minister of Education',
    },
    status: 'designated-activities',
    designation: 'no-46',
    degrees: ['advanced-diploma'],
    needsRecognisedProgramme: true,
    minJlptLevel: 'N1',
    minBjtScore: 480,
    // The domain notes name recognised 専門士, too; the reports of the revision do not.
    confirmed: false,
    ...revised2024,
  },
  {
    id: 'continued-job-hunting',
    name: {
      ja: '卒業後の就職活動は6か月、更新は1回（学校の推薦状と活動の記録が必要）',
      en: 'Job hunting after graduation: six months, renewable once, with a letter of the school and proof of activity',
    },
    status: 'designated-activities',
    designation: 'continued-job-hunting',
    months: 6,
    renewals: 1,
    needsSchoolLetter: true,
    needsProofOfActivity: true,
    ...always,
    source: notes,
  },
] as const satisfies readonly (ResidenceRule & Record<string, unknown>)[]);
export type ResidenceRuleId = IdOf<typeof residenceRules>;
