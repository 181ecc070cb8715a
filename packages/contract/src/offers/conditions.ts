import type { Localized } from '../language.ts';

/** What the offer depends on; both are usual for students and cancel it when they do not happen. */
export const offerConditions = ['graduation', 'residence-status'] as const;
export type OfferCondition = (typeof offerConditions)[number];

export const conditionNames: Record<OfferCondition, Localized> = {
  graduation: { ja: '入社日までに卒業すること', en: 'You graduate before the first day' },
  'residence-status': {
    ja: '入社日までに就労できる在留資格に変更できること',
    en: 'You obtain a residence status that allows this work before the first day',
  },
};
