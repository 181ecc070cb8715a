import { type Language, say } from '@engawa/contract/language';
import { smallPage } from './small-page.ts';

const words = {
  ja: {
    title: 'ファイルを開けませんでした',
    broken: 'リンクが途中で切れているか、間違っています。元のページから開き直してください。',
    home: 'トップページへ',
  },
  en: {
    title: 'This file could not be opened',
    broken: 'The link is incomplete or wrong. Please open the file again from the page it was on.',
    home: 'To the home page',
  },
};

/** The page instead of a file, because people open links in mails and bookmarks. */
export function refusedFilePage(
  refusal: { status: number; message: string },
  language: Language,
): string {
  const { title, broken, home } = say(words, language);
  // A truncated address: messages about its fields would mean nothing to a person.
  const text = refusal.status === 422 ? broken : refusal.message;
  return smallPage({ title, text, next: { words: home, href: '/' } }, language);
}
