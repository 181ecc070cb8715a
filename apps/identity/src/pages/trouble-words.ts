import type { Words } from './words.ts';

export const troubleWords = {
  expiredTitle: { ja: 'もう一度お試しください', en: 'Please start again' },
  expiredBody: {
    ja: 'ログインの手続きの有効時間（1時間）が過ぎたか、別のブラウザーで始めた手続きです。お手数ですが、最初からお試しください。',
    en: 'This sign-in is more than an hour old, or was started in another browser. Please start again.',
  },
  startAgain: { ja: 'ログインをやり直す', en: 'Sign in again' },
  waitTitle: { ja: 'しばらくお待ちください', en: 'Please wait a moment' },
  notFoundTitle: { ja: 'ページが見つかりません', en: 'Page not found' },
  notFoundBody: {
    ja: 'アドレスが正しいかご確認ください。ページは移動または削除された可能性があります。',
    en: 'Please check the address. The page may have moved.',
  },
  troubleTitle: { ja: '手続きを続けられませんでした', en: 'We could not go on' },
  providerBody: {
    ja: 'ログインの要求が正しくないか、有効時間が過ぎています。お手数ですが、最初からお試しください。',
    en: 'The request to sign in was not correct, or has expired. Please start again.',
  },
  foreignBody: {
    ja: '安全のため、ほかのサイトから送信された内容は受け付けていません。お手数ですが、最初からお試しください。',
    en: 'For your safety we do not accept forms sent from other sites. Please start again.',
  },
  code: { ja: 'エラーコード：', en: 'Error code: ' },
  askSignOutTitle: { ja: 'ログアウトしますか？', en: 'Sign out?' },
  askSignOutBody: {
    ja: 'この端末でのログインを終了します。',
    en: 'This ends your session on this device.',
  },
  signOut: { ja: 'ログアウトする', en: 'Sign out' },
  stay: { ja: 'ログインしたままにする', en: 'Stay signed in' },
  signedOutTitle: { ja: 'ログアウトしました', en: 'You are signed out' },
  signedOutBody: { ja: 'ご利用ありがとうございました。', en: 'See you again.' },
  toHome: { ja: 'トップページへ', en: 'Go to the home page' },
} as const satisfies Words;
