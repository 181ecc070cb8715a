import type { Localized } from '../language.ts';
import type { Dated } from '../reference/dated.ts';
import type { OfficialSourceId } from '../reference/residence/official-sources.ts';
import { type IdOf, type ReferenceEntry, referenceTable } from '../reference/table.ts';

interface Kind extends ReferenceEntry {
  note: Localized;
  about: 'cohort' | 'stay' | 'company';
  source?: OfficialSourceId;
}

const request = {
  about: 'cohort',
  source: 'recruiting-calendar',
  validFrom: null,
  validTo: null,
  confirmed: true,
} as const;
const stay = { about: 'stay', validFrom: null, validTo: null, confirmed: true } as const;
const company = { about: 'company', validFrom: null, validTo: null, confirmed: true } as const;

/** Kinds of entries in a student's calendar. Dates of law and government requests are guidance. */
export const calendarKinds = referenceTable([
  {
    id: 'publicity',
    name: { ja: '広報解禁', en: 'Recruiting information opens (広報解禁)' },
    note: {
      ja: '会社説明会やエントリーの受付が始まります。',
      en: 'Companies start briefings and take entries.',
    },
    ...request,
  },
  {
    id: 'selection',
    name: { ja: '選考解禁', en: 'Selection starts (選考解禁)' },
    note: {
      ja: '面接などの選考が始まります。これより早く始める企業もあります。',
      en: 'Interviews begin. Some companies start earlier.',
    },
    ...request,
  },
  {
    id: 'offers',
    name: { ja: '正式な内定', en: 'Formal offers (内定)' },
    note: {
      ja: '正式な内定が出ます。多くの企業がこの日に内定式を行います。',
      en: 'Formal offers are made; many companies hold a ceremony on this day.',
    },
    ...request,
  },
  {
    id: 'graduation',
    name: { ja: '卒業予定', en: 'Expected graduation' },
    note: {
      ja: '「留学」の資格外活動許可で働けるのは在学中だけです。卒業後のアルバイトはできません。',
      en: 'On a student status you may work part-time only while enrolled, not after graduation.',
    },
    about: 'cohort',
    source: 'other-activity',
    validFrom: null,
    validTo: null,
    confirmed: true,
  },
  {
    id: 'joining',
    name: { ja: '多くの企業の入社日', en: 'Most companies’ first day' },
    note: {
      ja: 'この日までに、就労できる在留資格への変更を済ませます。',
      en: 'By this day you need a status that allows the work.',
    },
    about: 'cohort',
    source: 'change-of-status',
    validFrom: null,
    validTo: null,
    confirmed: true,
  },
  {
    id: 'change-from',
    name: { ja: '在留資格の変更を申請できる時期', en: 'Apply to change your status from now on' },
    note: {
      ja: '内定が出たら申請できます。卒業見込証明書と、会社の書類が必要です。受付の時期は地方の入管に確認してください。',
      en: 'Once you have an offer you can apply, with a certificate of expected graduation and papers from the company. Check with your regional immigration office when it accepts them.',
    },
    ...stay,
    source: 'change-of-status',
    confirmed: false,
  },
  {
    id: 'change-by',
    name: { ja: '在留資格の変更申請の目安', en: 'Try to have applied to change your status' },
    note: {
      ja: '審査には1〜3か月かかることがあります。入社に間に合うよう、この頃までに申請しましょう。',
      en: 'The examination can take one to three months. Apply by about now to start on time.',
    },
    ...stay,
    source: 'change-of-status',
    confirmed: false,
  },
  {
    id: 'extension-from',
    name: { ja: '在留期間の更新を申請できる時期', en: 'Apply to extend your stay from now on' },
    note: {
      ja: '満了日のおよそ3か月前から申請できます。',
      en: 'You can apply from about three months before your stay ends.',
    },
    ...stay,
    source: 'extension',
  },
  {
    id: 'expiry',
    name: { ja: '在留期間の満了日', en: 'Your period of stay ends' },
    note: {
      ja: 'この日までに、更新か変更の申請が必要です。',
      en: 'By this day you must have applied for an extension or a change.',
    },
    ...stay,
    source: 'extension',
  },
  {
    id: 'event',
    name: { ja: 'イベント', en: 'Event' },
    note: { ja: '保存した企業のイベントです。', en: 'An event of a company you saved.' },
    ...company,
  },
  {
    id: 'my-event',
    name: { ja: '申込済みのイベント', en: 'Event you applied for' },
    note: { ja: '申し込んだイベントです。', en: 'You applied for this event.' },
    ...company,
  },
  {
    id: 'waiting-event',
    name: { ja: 'キャンセル待ちのイベント', en: 'Event (waiting list)' },
    note: {
      ja: 'キャンセル待ちです。席が空くとお知らせします。',
      en: 'You are on the waiting list. We will tell you when a place is free.',
    },
    ...company,
  },
  {
    id: 'deadline',
    name: { ja: '応募の締切', en: 'Application deadline' },
    note: {
      ja: '保存した求人、または保存した企業の求人の締切です。',
      en: 'A deadline of a job you saved, or of a company you saved.',
    },
    ...company,
  },
  {
    id: 'appointment',
    name: { ja: '面談', en: 'Appointment' },
    note: { ja: '企業と決めた日時です。', en: 'A time you agreed on with a company.' },
    ...company,
  },
  {
    id: 'offer-reply',
    name: { ja: '内定の回答期限', en: 'Answer to an offer due' },
    note: {
      ja: 'この日の終わりまでに、内定への回答が必要です。',
      en: 'The offer needs your answer by the end of this day.',
    },
    ...company,
  },
  {
    id: 'offer-step',
    name: { ja: '内定後の手続き', en: 'After the offer' },
    note: { ja: '入社までに準備する書類です。', en: 'Something to prepare before the first day.' },
    ...company,
    confirmed: false,
  },
] as const satisfies readonly (Kind & Omit<Dated, 'source'>)[]);
export type CalendarKindId = IdOf<typeof calendarKinds>;
