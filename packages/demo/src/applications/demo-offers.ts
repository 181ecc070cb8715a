/** Terms that no posting states; the rest of an offer comes from the demo's posting. */
export const demoOfferTexts = {
  payment: {
    jp: '毎月末日締め、翌月25日に本人名義の口座へ振り込み。昇給 年1回（4月）、賞与 年2回（6月・12月）',
    en: 'Months end on the last day; paid by transfer on the 25th of the next. Raise once a year (April), bonus twice a year (June and December)',
  },
  leaving: {
    jp: '定年60歳（65歳まで再雇用）。自己都合の退職は30日前までに届け出る。解雇の事由と手続きは就業規則第40条による。',
    en: 'Retirement at 60, re-employment until 65. 30 days’ notice to leave. Grounds and procedure of dismissal: article 40 of the work rules.',
  },
} as const;

/** How an offer of the demo stands. */
export type DemoOffer =
  /** `fileName`: the company's own PDF in place of the typeset document. */
  | { state: 'open'; daysLeft: number; fileName?: string }
  | { state: 'accepted' }
  | { state: 'declined' | 'withdrawn'; reason: string };
