import type { Step } from './step.ts';

export const paperSteps = [
  {
    id: 'waiting-offer-letter',
    who: 'company',
    name: {
      ja: '採用内定通知書（内定日と入社日を記載）',
      en: 'Offer letter with the date of the offer and the first day',
    },
    note: {
      ja: '卒業から入社まで間があくため、「特定活動（内定者）」で日本に滞在するのに使います。',
      en: 'For the stay between graduation and the first day, on “Designated Activities” for people with an offer.',
    },
    source: 'waiting-to-start',
  },
  {
    id: 'waiting-pledge',
    who: 'company',
    name: {
      ja: '誓約書（入社までの連絡などについて）',
      en: 'Pledge to keep in touch until the first day',
    },
    note: {
      ja: '定期的に連絡を取り、内定を取り消したときは入管に届け出ることを約束する書面です。様式は入管のページにあります。',
      en: 'The company promises to keep in regular contact and to tell immigration if the offer is withdrawn. The form is on the agency’s page.',
    },
    source: 'waiting-to-start',
  },
  {
    id: 'waiting-funds',
    who: 'student',
    name: {
      ja: '入社までの生活費を示す資料',
      en: 'Proof of how living costs are paid until the first day',
    },
    note: {
      ja: '預金残高の証明など。家族が支払う場合は、その人の資料と経緯の説明も必要です。',
      en: 'Such as a bank balance. If family pays, their papers and an explanation as well.',
    },
    source: 'waiting-to-start',
  },
  {
    id: 'employment-terms',
    who: 'company',
    name: {
      ja: '労働条件通知書または雇用契約書の写し',
      en: 'Notice of working conditions, or a copy of the contract',
    },
    note: {
      ja: '仕事の内容・期間・報酬がわかるもの。専攻との関連もここで見られます。',
      en: 'It shows duties, term and pay; whether the work fits the studies is judged by it.',
    },
    source: 'engineer',
  },
  {
    id: 'application-company-part',
    who: 'company',
    name: {
      ja: '申請書の「所属機関等作成用」',
      en: 'The employer’s part of the application form',
    },
    note: {
      ja: '申請書のうち、会社が記入するページです。',
      en: 'The pages of the form that the employer fills in.',
    },
    source: 'engineer',
  },
  {
    id: 'statutory-report',
    who: 'company',
    name: {
      ja: '前年分の法定調書合計表の写し（受付印のあるもの）',
      en: 'Copy of last year’s summary of statutory tax reports, with the receipt stamp',
    },
    note: {
      ja: '会社のカテゴリー（1〜4）を示します。上場企業などは四季報の写しなどで代えられます。',
      en: 'It shows the employer’s category (1 to 4). Listed companies can show their listing instead.',
    },
    source: 'engineer',
  },
  {
    id: 'company-papers',
    who: 'company',
    name: {
      ja: '登記事項証明書・会社案内・直近の決算書（カテゴリー3・4の場合）',
      en: 'Company register, company profile and latest accounts (categories 3 and 4)',
    },
    note: {
      ja: 'カテゴリー1・2の会社は原則として不要です。',
      en: 'Not needed as a rule for employers of category 1 or 2.',
    },
    source: 'engineer',
  },
  {
    id: 'expected-graduation',
    who: 'university',
    name: { ja: '卒業（修了）見込証明書', en: 'Certificate of expected graduation' },
    note: {
      ja: '学校の窓口や証明書発行機で受け取ります。発行から3か月以内のものを使います。',
      en: 'From the school’s office or machine; issued within the last three months.',
    },
    source: 'engineer',
  },
  {
    id: 'graduation',
    who: 'university',
    name: { ja: '卒業（修了）証明書', en: 'Certificate of graduation' },
    note: {
      ja: '卒業前に申請した場合は、新しい在留カードを受け取るときに見せます。',
      en: 'After an application before graduation, it is shown when the new card is handed over.',
    },
    source: 'engineer',
  },
  {
    id: 'own-papers',
    who: 'student',
    name: {
      ja: '申請書の「申請人等作成用」・写真（4×3cm）・履歴書',
      en: 'Applicant’s part of the form, a photo (4 × 3 cm) and a CV',
    },
    note: {
      ja: '写真の規格は入管のページにあります。履歴書には学歴と職歴を書きます。',
      en: 'What the photo must look like is on the agency’s page. The CV has education and work.',
    },
    source: 'engineer',
  },
  {
    id: 'language-proof',
    who: 'student',
    name: {
      ja: '語学力の証明（CEFR B2相当。求められる場合）',
      en: 'Proof of language (CEFR B2), where it is asked for',
    },
    note: {
      ja: 'カテゴリー3・4の会社で、言語を使う対人業務に就く場合に求められることがあります。',
      en: 'May be asked for at employers of category 3 or 4, for work with people in that language.',
    },
    source: 'engineer',
  },
  {
    id: 'certificate-papers',
    who: 'student',
    name: {
      ja: '写真（4×3cm）・履歴書・卒業証明書・パスポートの写しを会社に送る',
      en: 'Send the company a photo (4 × 3 cm), CV, proof of graduation and a copy of the passport',
    },
    note: {
      ja: '会社が日本で在留資格認定証明書を申請するのに使います。',
      en: 'The company applies with them for the certificate of eligibility in Japan.',
    },
    source: 'certificate-of-eligibility',
  },
] as const satisfies readonly Step[];
