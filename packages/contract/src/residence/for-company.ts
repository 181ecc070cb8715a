import type { Localized } from '../language.ts';
import { residenceRules } from '../reference/residence/residence-rules.ts';
import type { ResidenceStatusId } from '../reference/residence/residence-statuses.ts';
import type { SchoolForResidence } from './education/schools.ts';
import {
  type JobForResidence,
  mayApply,
  type ResidenceVerdict,
  type Resident,
} from './may-apply.ts';
import { type ResidenceReasonId, residenceReasons } from './reasons.ts';

/**
 * The facts of a stay that a company may see. The verdict is computed from these alone, so that it
 * cannot reveal the end of the stay, permissions or designations.
 */
export interface StayAsSeen {
  status: ResidenceStatusId | null;
  graduation: string | null;
  schools: readonly SchoolForResidence[];
}

/** Reasons the company should ask the person about; they never refuse. */
const reasonsToAsk = {
  'no-status': {
    ja: '在留資格が登録されていません。本人に確認してください。',
    en: 'No residence status is given. Please ask the student.',
  },
  'designation-missing': {
    ja: '「特定活動」でできる仕事は指定書の内容によります。本人に確認してください。',
    en: 'What designated activities allow depends on the designation. Please ask the student.',
  },
  'permission-missing': {
    ja: '報酬のあるインターンには資格外活動許可が必要で、働けるのは原則として週28時間までです。許可の有無は本人に確認してください。',
    en: 'A paid internship needs permission for other activity, and is limited to 28 hours a week as a rule. Please ask the student about the permission.',
  },
  'degree-needed': {
    ja: '就職のための在留資格には、大学などの学位か、日本の専門学校の専門士・高度専門士が必要です。プロフィールに登録がないため、母国などでの学歴を本人に確認してください。',
    en: 'The status for this job needs a degree, or the title 専門士 or 高度専門士 of a vocational school in Japan. The profile has neither; please ask the student about earlier studies.',
  },
  'degree-check': {
    ja: '就職の場合は、大学などの学位か、日本の専門学校の専門士・高度専門士が必要です。プロフィールに登録がないため、母国などでの学歴を本人に確認してください。',
    en: 'A regular job needs a degree, or the title 専門士 or 高度専門士 of a vocational school in Japan. The profile has neither; please ask the student about earlier studies.',
  },
} as const satisfies Partial<Record<ResidenceReasonId, Localized>>;

const reasonsToShow = {
  'not-enrolled': {
    ja: '卒業後は「留学」のままインターンとして働けません。',
    en: 'After graduation nobody may work as an intern on a student status.',
  },
  'change-of-status': {
    ja: '入社までに、就労できる在留資格への変更が必要です。',
    en: 'A change to a status for work is needed before the job starts.',
  },
  'related-field': {
    ja: '「技術・人文知識・国際業務」では、専攻と仕事の内容に関連が必要です。',
    en: 'For “Engineer / Specialist in Humanities / International Services” the work must be related to the studies.',
  },
  'closely-related-field': {
    ja: '専門学校の卒業者の「技術・人文知識・国際業務」では、学んだ内容と仕事の内容に密接な関連が必要です。大学より厳しく判断されます。',
    en: 'For graduates of a vocational school (専門学校), “Engineer / Specialist in Humanities / International Services” needs work that is closely related to the studies. This is judged more strictly than for universities.',
  },
  'recognised-programme': {
    ja: '文部科学大臣の認定を受けた課程の修了者は、大学と同じように判断されます。認定の有無を本人に確認してください。',
    en: 'Graduates of a programme recognised by the Minister of Education are judged like those of a university. Please ask the student whether theirs is recognised.',
  },
  'no-46-open': {
    ja: '認定を受けた課程の高度専門士で、日本語能力試験N1またはBJT 480点以上の方は、「特定活動46号」も検討できます。',
    en: 'With 高度専門士 of a recognised programme, and JLPT N1 or BJT 480 or more, designated activities no. 46 is possible, too.',
  },
  'language-proof': {
    ja: '言語を使う対人業務では、会社の規模により、その言語のCEFR B2の証明を求められることがあります。',
    en: 'For work with people in a language, proof of CEFR B2 in it may be asked for, depending on the size of the company.',
  },
  'starts-before-graduation': {
    ja: '入社の時期が卒業予定より前です。',
    en: 'The job starts before the student graduates.',
  },
  'visitor-no-work': {
    ja: '短期滞在ではインターンとして働けません。',
    en: 'A temporary visitor may not work as an intern.',
  },
  'visitor-change': {
    ja: '短期滞在からは、原則として海外で在留資格認定証明書の手続きをしてからの入社になります。',
    en: 'From a temporary stay, the job as a rule starts after a certificate of eligibility and a visa from abroad.',
  },
  'not-from-abroad': {
    ja: 'この求人は海外からの応募を受け付けていません。',
    en: 'This job does not take applicants from abroad.',
  },
  'visa-first': {
    ja: '入社の前に、貴社が在留資格認定証明書を申請し、本人がビザ（査証）を取得します。数か月かかることがあります。',
    en: 'Before the job starts, you apply for a certificate of eligibility and the student gets a visa with it. This can take some months.',
  },
  'within-scope': {
    ja: '今の在留資格で認められる仕事かどうかを確認してください。',
    en: 'Please check that the present status covers this work.',
  },
  'employer-named': {
    ja: '今の在留資格は指定された勤務先のためのものです。転職には変更の手続きが必要です。',
    en: 'The present status names the employer. Another employer needs a change first.',
  },
} as const satisfies Partial<Record<ResidenceReasonId, Localized>>;

/** Texts for companies. Reasons without a text depend on facts hidden from companies. */
export const companyResidenceReasons = { ...reasonsToAsk, ...reasonsToShow };
export type CompanyResidenceReasonId = keyof typeof companyResidenceReasons;

const isToldToCompany = (id: ResidenceReasonId): id is CompanyResidenceReasonId =>
  id in companyResidenceReasons;

export interface CompanyResidenceAnswer {
  verdict: ResidenceVerdict;
  reasons: readonly CompanyResidenceReasonId[];
}

/** Guidance for a company about a student and one of its jobs; never legal advice. */
export function residenceForCompany(
  { status, graduation, schools }: StayAsSeen,
  job: JobForResidence,
  today: string,
): CompanyResidenceAnswer {
  const declared: Resident = {
    schools,
    status,
    designation: null,
    expiresOn: null,
    expectedGraduation: graduation,
    otherActivityPermission: null,
  };
  const reasons = mayApply(declared, job, today).reasons.filter(isToldToCompany);
  const refused = reasons.some(
    (id) => id in reasonsToShow && residenceReasons[id].weight === 'refusal',
  );
  if (refused) return { verdict: 'refused', reasons };
  return { verdict: reasons.length > 0 ? 'may-with-note' : 'may', reasons };
}

export function lawBehind(id: CompanyResidenceReasonId): Localized | undefined {
  const reason = residenceReasons[id];
  const rule = 'rule' in reason ? residenceRules.byId(reason.rule) : undefined;
  return rule && 'law' in rule ? rule.law : undefined;
}
