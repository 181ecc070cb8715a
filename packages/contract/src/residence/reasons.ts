import type { Localized } from '../language.ts';
import type { ResidenceRuleId } from '../reference/residence/residence-rules.ts';

interface Reason {
  /** A refusal prevents the application; a note is only shown. */
  readonly weight: 'refusal' | 'note';
  readonly message: Localized;
  readonly rule?: ResidenceRuleId;
}

/** Guidance from what people declare themselves; never legal advice. */
export const residenceReasons = {
  'no-status': {
    weight: 'refusal',
    message: {
      ja: '在留資格が登録されていません。登録すると応募できます。',
      en: 'Your residence status is missing. Add it to apply.',
    },
  },
  'designation-missing': {
    weight: 'refusal',
    message: {
      ja: '特定活動の種類が登録されていません。指定書の内容を選んでください。',
      en: 'The kind of designated activities is missing. Choose what your designation says.',
    },
  },
  'expiry-missing': {
    weight: 'refusal',
    message: {
      ja: '在留期間の満了日が登録されていません。',
      en: 'The date on which your period of stay ends is missing.',
    },
  },
  'graduation-missing': {
    weight: 'refusal',
    message: { ja: '卒業予定が登録されていません。', en: 'Your expected graduation is missing.' },
  },
  'permission-missing': {
    weight: 'refusal',
    message: {
      ja: '資格外活動許可の有無が登録されていません。',
      en: 'Whether you have permission for other activity is missing.',
    },
  },
  expired: {
    weight: 'refusal',
    message: {
      ja: '在留期間の満了日を過ぎています。更新後の日付を登録すると応募できます。',
      en: 'Your period of stay has ended. You can apply once you have entered the renewed date.',
    },
  },
  'expired-check': {
    weight: 'note',
    message: {
      ja: '在留期間の満了日を過ぎています。更新や変更を申請中でない場合は、出入国在留管理庁に確認してください。',
      en: 'Your period of stay has ended. Unless you have applied for a renewal or a change, please ask the Immigration Services Agency.',
    },
  },
  'expires-before-start': {
    weight: 'note',
    message: {
      ja: '入社より前に在留期間が満了します。更新または変更が必要です。',
      en: 'Your period of stay ends before the job starts. You will need a renewal or a change.',
    },
  },
  'expires-soon': {
    weight: 'note',
    message: {
      ja: '在留期間が3か月以内に満了します。更新の準備を始めましょう。',
      en: 'Your period of stay ends within three months. It is time to prepare the renewal.',
    },
  },
  'permission-needed': {
    weight: 'refusal',
    message: {
      ja: '報酬のあるインターンには資格外活動許可が必要です。許可を受けてから応募できます。',
      en: 'A paid internship needs permission for other activity. You can apply once you have it.',
    },
  },
  'student-weekly-hours': {
    weight: 'note',
    rule: 'student-weekly-hours',
    message: {
      ja: '働けるのは、すべての仕事を合わせて週28時間まで（学校の長期休業中は1日8時間まで）です。',
      en: 'You may work up to 28 hours in any seven days, all jobs added up (8 hours a day in long school vacations).',
    },
  },
  'weekly-hours': {
    weight: 'note',
    message: {
      ja: '包括的な資格外活動許可では、すべての仕事を合わせて週28時間までが目安です。許可の内容を確認してください。',
      en: 'With a general permission, up to 28 hours in any seven days, all jobs added up, is the usual limit. Please check what your permission says.',
    },
  },
  'not-enrolled': {
    weight: 'refusal',
    rule: 'student-while-enrolled',
    message: {
      ja: '卒業後は「留学」のままインターンやアルバイトはできません。',
      en: 'After graduation, no internship or part-time work is possible on a student status.',
    },
  },
  'change-of-status': {
    weight: 'note',
    message: {
      ja: '入社までに、就労できる在留資格への変更が必要です。',
      en: 'Before you start, you need a change to a status that allows this work.',
    },
  },
  'related-field': {
    weight: 'note',
    rule: 'engineer-related-field',
    message: {
      ja: '「技術・人文知識・国際業務」では、専攻と仕事の内容に関連が必要です。',
      en: 'For “Engineer / Specialist in Humanities / International Services” the job must relate to your field of study.',
    },
  },
  'closely-related-field': {
    weight: 'note',
    rule: 'engineer-vocational-field',
    message: {
      ja: '専門学校を卒業した方の「技術・人文知識・国際業務」では、学んだ内容と仕事の内容に密接な関連が必要です。大学より厳しく判断されます。',
      en: 'For graduates of a vocational school (専門学校), “Engineer / Specialist in Humanities / International Services” needs a job that is closely related to the studies. This is judged more strictly than for universities.',
    },
  },
  'recognised-programme': {
    weight: 'note',
    rule: 'engineer-recognised-programme',
    message: {
      ja: '文部科学大臣の認定を受けた課程（外国人留学生キャリア形成促進プログラム）の修了者は、大学と同じように判断されます。認定の有無を学校に確認してください。',
      en: 'Graduates of a programme recognised by the Minister of Education (キャリア形成促進プログラム) are judged like those of a university. Please ask your school whether yours is recognised.',
    },
  },
  'no-46-open': {
    weight: 'note',
    rule: 'no-46-advanced-diploma',
    message: {
      ja: '認定を受けた課程の高度専門士で、日本語能力試験N1またはBJT 480点以上の方は、「特定活動46号」も検討できます。',
      en: 'With 高度専門士 of a recognised programme, and JLPT N1 or BJT 480 or more, designated activities no. 46 is possible, too.',
    },
  },
  'degree-needed': {
    weight: 'refusal',
    rule: 'engineer-education',
    message: {
      ja: '就職のための在留資格には、大学・短期大学などの学位か、日本の専門学校の専門士・高度専門士が必要です。日本語学校の卒業は、これに含まれません。母国などで取った学位がある場合は、学歴に登録すると応募できます。',
      en: 'The status for this job needs a degree, or the title 専門士 or 高度専門士 of a vocational school in Japan. A Japanese language school gives neither. If you have a degree from home, add it to your education to apply.',
    },
  },
  'degree-check': {
    weight: 'note',
    rule: 'engineer-education',
    message: {
      ja: '就職する場合は、大学などの学位か、専門士・高度専門士が必要です。アルバイトであれば、資格外活動許可の範囲で働けます。仕事の内容を会社に確認してください。',
      en: 'For a regular job you need a degree, or the title 専門士 or 高度専門士. Part-time work is possible within your permission for other activity. Please ask the company what kind of work this is.',
    },
  },
  'language-proof': {
    weight: 'note',
    rule: 'engineer-language-proof',
    message: {
      ja: '言語を使う対人業務では、会社の規模により、その言語のCEFR B2の証明を求められることがあります。',
      en: 'For interpersonal work in a language, proof of CEFR B2 may be asked for, depending on the employer.',
    },
  },
  'starts-before-graduation': {
    weight: 'note',
    message: {
      ja: '入社の時期が卒業予定より前です。時期を会社に確認してください。',
      en: 'The job starts before you graduate. Please ask the company about the date.',
    },
  },
  'visitor-no-work': {
    weight: 'refusal',
    message: {
      ja: '短期滞在ではインターンで働けません。',
      en: 'A temporary visitor may not work as an intern.',
    },
  },
  'visitor-change': {
    weight: 'note',
    message: {
      ja: '短期滞在からは、原則として海外で在留資格認定証明書の手続きをしてからの入社になります。',
      en: 'From a temporary stay, the job as a rule starts after a certificate of eligibility and a visa from abroad.',
    },
  },
  'not-from-abroad': {
    weight: 'refusal',
    message: {
      ja: 'この求人は海外からの応募を受け付けていません。「海外からの応募可」の求人を探してください。',
      en: 'This job does not take applicants from abroad. Look for jobs marked “Apply from abroad”.',
    },
  },
  'visa-first': {
    weight: 'note',
    message: {
      ja: '働き始める前に、会社が在留資格認定証明書を申請し、あなたがビザ（査証）を取得します。数か月かかることがあります。',
      en: 'Before you start, the company applies for a certificate of eligibility and you get a visa with it. This can take some months.',
    },
  },
  'within-scope': {
    weight: 'note',
    message: {
      ja: '今の在留資格で認められる仕事かどうか、会社と確認してください。',
      en: 'Please check with the company that your present status covers this work.',
    },
  },
  'employer-named': {
    weight: 'note',
    message: {
      ja: '今の在留資格は指定された勤務先のためのものです。転職には変更の手続きが必要です。',
      en: 'Your status names your employer. Another employer needs a change first.',
    },
  },
  'designated-only': {
    weight: 'refusal',
    message: {
      ja: '指定された活動以外のインターンはできません。',
      en: 'Only the designated activity is possible, not this internship.',
    },
  },
  'offer-elsewhere': {
    weight: 'note',
    message: {
      ja: '内定先への入社を待つための在留資格です。別の会社に入る場合は変更が必要です。',
      en: 'Your status is for waiting to start elsewhere. Another company needs a change.',
    },
  },
} as const satisfies Record<string, Reason>;

export type ResidenceReasonId = keyof typeof residenceReasons;
