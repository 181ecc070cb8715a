import type { Localized } from '../language.ts';
import type { ApplicationStatus, SharedStep } from './schemas.ts';

export const applicantStatusNames = {
  'pre-applied': { ja: '応募ページへ移動', en: 'Opened your page' },
  new: { ja: '新着', en: 'New' },
  'in-progress': { ja: '選考中', en: 'In progress' },
  offered: { ja: '内定', en: 'Offered' },
  declined: { ja: '不採用', en: 'Declined' },
  withdrawn: { ja: '辞退', en: 'Withdrawn' },
} as const satisfies Record<ApplicationStatus | 'pre-applied', Localized>;

/** Names of steps for readers of either side, in a thread. */
export const sharedStepNames = {
  'pre-applied': { ja: '企業の応募ページを開きました', en: 'Application page opened' },
  applied: { ja: '応募', en: 'Applied' },
  'in-progress': { ja: '選考開始', en: 'Selection started' },
  'back-to-new': { ja: '確認中に戻りました', en: 'Back to waiting' },
  offered: { ja: '内定・合格の連絡', en: 'Offer made' },
  declined: { ja: '選考結果の連絡', en: 'Result sent' },
  withdrawn: { ja: '応募の取り下げ', en: 'Application withdrawn' },
  'offer-extended': { ja: '内定の回答期限の延長', en: 'More time given to answer the offer' },
  'offer-time-asked': { ja: '回答期限の延長の依頼', en: 'More time asked to answer the offer' },
  'offer-accepted': { ja: '内定の承諾', en: 'Offer accepted' },
  'offer-declined': { ja: '内定の辞退', en: 'Offer declined' },
  'offer-withdrawn': { ja: '内定の取り消し', en: 'Offer withdrawn' },
} as const satisfies Record<SharedStep, Localized>;
