import type { ErrorTable } from '../errors.ts';

/** Why there is no translation. No text is changed in any of these cases. */
export const translationErrors = {
  translation_unavailable: {
    status: 503,
    message: {
      ja: '翻訳サービスを利用できないため、翻訳できませんでした。入力内容は変わっていません。時間をおいてお試しください。',
      en: 'The translation service cannot be used at the moment. Nothing was changed. Please try again later.',
    },
  },
  translation_busy: {
    status: 503,
    message: {
      ja: '翻訳サービスの利用上限に達しているため、いまは翻訳できません。入力内容は変わっていません。しばらく待ってからお試しください。',
      en: 'The translation service has reached its limit. Nothing was changed. Please wait a while and try again.',
    },
  },
  translation_used_up: {
    status: 429,
    message: {
      ja: '1日に翻訳できる文字数（{count}文字）を超えるため、翻訳できませんでした。入力内容は変わっていません。明日以降にお試しください。',
      en: 'This is more than the {count} characters your company can have translated in a day. Nothing was changed. Please try again tomorrow.',
    },
  },
  translation_slow: {
    status: 504,
    message: {
      ja: '翻訳に時間がかかりすぎたため、中止しました。入力内容は変わっていません。もう一度お試しいただくか、文章を短くしてお試しください。',
      en: 'The translation took too long and was given up. Nothing was changed. Please try again, or with less text.',
    },
  },
} as const satisfies ErrorTable;
