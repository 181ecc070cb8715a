import type { ErrorTable } from '../errors.ts';

export const profileErrors = {
  profile_incomplete: {
    status: 409,
    message: {
      ja: 'プロフィールに未入力の項目があります：{items}',
      en: 'Some items of your profile are missing: {items}',
    },
  },
} as const satisfies ErrorTable;
