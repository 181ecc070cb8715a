import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import type { SmallPage } from '@engawa/platform/http/pages/small-page';
import type { StopKind } from './stop-token.ts';

const names: Readonly<Record<StopKind, Localized>> = {
  messages: { ja: 'メッセージ', en: 'messages' },
  connects: { ja: 'つながり', en: 'connections' },
  applications: { ja: '応募・イベント', en: 'applications and events' },
  applicants: { ja: '応募者', en: 'applicants' },
  searches: { ja: '保存した検索に合う学生', en: 'students who fit your searches' },
  news: { ja: `${product.name}からのお知らせ`, en: `news from ${product.name}` },
  daily: { ja: '1日1回のまとめ', en: 'the daily summary' },
};

const words = {
  ja: {
    ask: (kind: string) => `「${kind}」のメールを停止しますか？`,
    askText: '停止しても、内容はログインしていつでもご覧いただけます。',
    stop: '停止する',
    done: (kind: string) => `「${kind}」のメールを停止しました`,
    doneText: '設定でいつでも再開できます。すでに送信された分は届くことがあります。',
    settings: 'メールの設定を開く',
    broken: 'このリンクは使えません',
    brokenText:
      'リンクが途中で切れているか、間違っています。メールはログイン後の設定でも停止できます。',
    home: 'トップページへ',
  },
  en: {
    ask: (kind: string) => `Stop emails about ${kind}?`,
    askText: 'You can still see everything when you sign in.',
    stop: 'Stop these emails',
    done: (kind: string) => `Emails about ${kind} are stopped`,
    doneText:
      'You can turn them on again in your settings at any time. What was already sent may still arrive.',
    settings: 'Open email settings',
    broken: 'This link does not work',
    brokenText:
      'The link is incomplete or wrong. You can also stop emails in your settings after signing in.',
    home: 'To the home page',
  },
};

export function askPage(kind: StopKind, language: Language): SmallPage {
  const { ask, askText, stop } = say(words, language);
  return {
    title: ask(say(names[kind], language)),
    text: askText,
    next: { words: stop, posts: true },
  };
}

const settingsPages = { student: '/talent/settings/notices', company: '/company/settings/profile' };

export function donePage(
  kind: StopKind,
  side: keyof typeof settingsPages,
  language: Language,
): SmallPage {
  const { done, doneText, settings } = say(words, language);
  const next = { words: settings, href: settingsPages[side] };
  return { title: done(say(names[kind], language)), text: doneText, next };
}

export function brokenPage(language: Language): SmallPage {
  const { broken, brokenText, home } = say(words, language);
  return { title: broken, text: brokenText, next: { words: home, href: '/' } };
}
