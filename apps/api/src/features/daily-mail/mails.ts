import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import type { MailKind } from '@engawa/contract/settings/mail-timing';
import { fill, type MailBlock, type MailTemplate, need } from '@engawa/platform/mail/template';
import type { MailData } from '@engawa/platform/mail/words';
import { z } from 'zod';

const text = {
  subject: { ja: '昨日からのお知らせ（{count}件）', en: 'Your daily summary ({count})' },
  body: {
    ja: '1日1回にまとめたお知らせです。内容を開くと、詳しくご覧いただけます。',
    en: 'This is what happened since yesterday, in one email. Open a line to read more.',
  },
  more: {
    ja: 'ほかに{more}件あります。画面でご確認ください。',
    en: 'There are {more} more. Please see them on the site.',
  },
  button: { ja: 'お知らせの設定を開く', en: 'Open email settings' },
  note: {
    ja: `お知らせを受け取る頻度は、${product.name}の設定でいつでも変更できます。`,
    en: `You can change how often you hear from us at any time in your ${product.name} settings.`,
  },
} as const satisfies Record<string, Localized>;

const headings: Readonly<Record<MailKind, Localized>> = {
  messages: { ja: 'メッセージ', en: 'Messages' },
  connects: { ja: 'つながり', en: 'Connections' },
  applications: { ja: '応募・イベント', en: 'Applications and events' },
  applicants: { ja: '応募者', en: 'Applicants' },
  searches: { ja: '保存した検索に合う学生', en: 'Students who fit your searches' },
  news: { ja: `${product.name}からのお知らせ`, en: `News from ${product.name}` },
};

/** More lines than anybody reads in one mail. */
const mostLines = 100;

const linesSchema = z.array(z.object({ kind: z.string(), words: z.string(), url: z.string() }));
type Lines = z.output<typeof linesSchema>;

export const dailyMailData = (lines: Lines, settingsUrl: string): MailData => ({
  count: String(lines.length),
  more: String(Math.max(0, lines.length - mostLines)),
  lines: JSON.stringify(
    lines.slice(0, mostLines).map(({ kind, words, url }) => ({ kind, words, url })),
  ),
  settingsUrl,
});

function sections(lines: Lines, language: Language): MailBlock[] {
  return Object.entries(headings).flatMap(([kind, heading]) => {
    const links = lines.filter((line) => line.kind === kind);
    return links.length === 0 ? [] : [{ heading: say(heading, language), links }];
  });
}

export const dailyMail: MailTemplate = {
  name: 'daily',
  render: (data, language) => ({
    subject: fill(text.subject, language, data),
    blocks: [
      { paragraph: say(text.body, language) },
      ...sections(linesSchema.parse(JSON.parse(need(data, 'lines'))), language),
      ...(Number(data['more']) > 0 ? [{ paragraph: fill(text.more, language, data) }] : []),
      { button: say(text.button, language), url: need(data, 'settingsUrl') },
      { note: say(text.note, language) },
    ],
  }),
};
