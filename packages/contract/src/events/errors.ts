import type { ErrorTable } from '../errors.ts';

export const eventErrors = {
  event_closed: {
    status: 409,
    message: {
      ja: 'このイベントの申込は締め切りました。',
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
