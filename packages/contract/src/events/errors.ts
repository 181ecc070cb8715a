import type { ErrorTable } from '../errors.ts';

export const eventErrors = {
  event_closed: {
    status: 409,
    message: {
      ja: 'このイベントの申し込みは締め切られました。',
      en: 'Applications for this event have closed.',
    },
  },
  event_already_applied: {
    status: 409,
    message: {
      ja: 'このイベントにはすでに申し込んでいます。',
      en: 'You have already applied for this event.',
    },
  },
} as const satisfies ErrorTable;
