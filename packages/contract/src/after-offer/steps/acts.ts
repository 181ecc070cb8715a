import type { Step } from './step.ts';

export const actSteps = [
  {
    id: 'waiting-application',
    who: 'student',
    name: {
      ja: '「特定活動（内定者）」への変更を申請する',
      en: 'Apply to change to “Designated Activities” for people with an offer',
    },
    note: {
      ja: '卒業すると「留学」の活動は終わります。就労資格の変更に使う会社の書類も、このとき一緒に出します。',
      en: 'A student status ends its purpose with graduation. The company’s papers for the work status are handed in with it.',
    },
    source: 'waiting-to-start',
  },
  {
    id: 'extension',
    who: 'student',
    name: { ja: '在留期間の更新を申請する', en: 'Apply to extend the stay' },
    note: {
      ja: '変更を申請できる時期や入社日より前に在留期間が満了します。満了日までに申請します。',
      en: 'The stay ends before the change can be applied for, or before the first day. Apply by its last day.',
    },
    source: 'extension',
  },
  {
    id: 'change-application',
    who: 'student',
    name: {
      ja: '在留資格の変更を申請する',
      en: 'Apply to change the status of residence',
    },
    note: {
      ja: '住んでいる地域の入管に、パスポートと在留カードを持って行きます（オンライン申請もあります）。審査は1〜3か月です。',
      en: 'At the regional immigration office with passport and residence card, or online. It takes one to three months.',
    },
    source: 'change-of-status',
  },
  {
    id: 'new-card',
    who: 'student',
    name: { ja: '新しい在留カードを受け取る', en: 'Collect the new residence card' },
    note: {
      ja: '新しい在留資格になるまで、仕事を始めることはできません。手数料が必要です。',
      en: 'Work cannot begin before the new status. There is a fee.',
    },
    source: 'change-of-status',
  },
  {
    id: 'certificate-application',
    who: 'company',
    name: {
      ja: '在留資格認定証明書を申請する',
      en: 'Apply for the certificate of eligibility',
    },
    note: {
      ja: '会社の所在地の入管に申請します。審査は1〜3か月です。',
      en: 'At the immigration office of the company’s region. It takes one to three months.',
    },
    source: 'certificate-of-eligibility',
  },
  {
    id: 'visa-application',
    who: 'student',
    name: {
      ja: '大使館・総領事館でビザ（査証）を申請する',
      en: 'Apply for the visa at the embassy or consulate',
    },
    note: {
      ja: '認定証明書が届いてから申請します。証明書の有効期間は3か月です。',
      en: 'Once the certificate has arrived; it is valid for three months.',
    },
    source: 'certificate-of-eligibility',
  },
  {
    id: 'check-scope',
    who: 'company',
    name: {
      ja: '仕事の内容が今の在留資格の範囲かを確認する',
      en: 'Check that the present status covers the work',
    },
    note: {
      ja: 'はっきりしない場合は、本人が就労資格証明書を申請して確かめられます。',
      en: 'If it is not clear, the person can apply for a certificate of authorised employment.',
    },
    source: 'statuses',
  },
  {
    id: 'employer-notice',
    who: 'student',
    name: {
      ja: '勤務先が変わったことを入管に届け出る',
      en: 'Tell immigration about the new employer',
    },
    note: {
      ja: '入社から14日以内に届け出ます。前の会社を辞めたときも同じです。',
      en: 'Within 14 days of starting, and of leaving the last employer.',
    },
    source: 'immigration-act',
  },
  {
    id: 'check-card',
    who: 'company',
    name: {
      ja: '入社日に在留カードを見せてもらい、確認する',
      en: 'See the residence card on the first day',
    },
    note: {
      ja: '在留資格・在留期間・就労できるかを原本で確認します。写しや番号はこの画面には載せません。',
      en: 'Status, period and permission to work, on the original. No copy or number goes into this list.',
    },
    source: 'employment-report',
  },
  {
    id: 'employment-report',
    who: 'company',
    name: {
      ja: '外国人雇用状況をハローワークに届け出る',
      en: 'Report the employment to Hello Work',
    },
    note: {
      ja: '雇用保険に入る人は資格取得届で、入社の翌月10日までです。',
      en: 'For those with employment insurance by the form for it, by the 10th of the month after.',
    },
    source: 'employment-report',
  },
] as const satisfies readonly Step[];
