import { type Localized, say } from '@engawa/contract/language';
import { words as homeWords } from '../../features/home/words.ja.ts';
import { journalTexts } from '../../features/reading/journal/journal-texts.ts';
import { language } from '../../shared/i18n/language.ts';
import { loadWords } from '../../shared/i18n/words.ts';
import { pageAt } from '../routes/table/look-up.ts';
import { words as titleWords } from '../titles/words.ja.ts';

interface FixedPage {
  path: string;
  description: Localized;
}

interface PrerenderedPage {
  path: string;
  title: string;
  description: string;
}

/** The most frequent first pages. They are equal for all visitors, so the build prerenders them. */
const fixedPages: readonly FixedPage[] = [
  {
    path: '/',
    description: {
      ja: '世界の学生・若手と日本の企業をつなぐ、就職・採用サービスです。企業と話し、応募に必要なものを確かめてから応募できます。',
      en: 'Job matching for international students and companies in Japan. Talk to companies, see what an application needs, then apply.',
    },
  },
  {
    path: '/talent/signin',
    description: {
      ja: '学生・求職者の方のログインと新規登録。日本の企業を探し、つながり、応募できます。',
      en: 'Sign in or create an account as a student: find companies in Japan, connect and apply.',
    },
  },
  {
    path: '/company/signin',
    description: {
      ja: '企業の採用担当の方のログイン。求人やイベントを公開し、世界の学生と話せます。',
      en: 'Sign-in for companies: publish jobs and events in two languages and talk to students.',
    },
  },
  {
    path: '/company/signup',
    description: {
      ja: '企業の新規登録。会社紹介、求人、イベントを日本語と英語で公開できます。無料で始められます。',
      en: 'Create a company account: publish your company, jobs and events in two languages. Free to start.',
    },
  },
  {
    path: '/terms',
    description: {
      ja: 'プライバシーポリシーと利用規約。お預かりする情報、使いみち、あなたができることを説明します。',
      en: 'Privacy policy and terms of use: what we keep, what for, and what you can do.',
    },
  },
  {
    path: '/support',
    description: {
      ja: 'よくあるご質問と、お問い合わせの方法。ログインできないときもこちらをご覧ください。',
      en: 'Answers to common questions, what to do if you cannot sign in, and how to reach us.',
    },
  },
  {
    path: '/journal',
    description: {
      ja: '履歴書の書き方、在留資格の変更、就職活動のカレンダーなど、日本で働きたい留学生のための記事。',
      en: 'Guides for international students: the Japanese résumé, residence status, the recruiting calendar and more.',
    },
  },
];

/** Includes the journal's articles, because readers often arrive at one from another site. */
export async function pagesToDraw(): Promise<PrerenderedPage[]> {
  const drawn = await Promise.all(fixedPages.map(namedPage));
  const articles = await journalTexts.load();
  return [
    ...drawn,
    ...articles.map(({ id, heading, lead }) => ({
      path: `/journal/${id}`,
      title: heading,
      description: lead,
    })),
  ];
}

async function namedPage({ path, description }: FixedPage): Promise<PrerenderedPage> {
  return { path, title: await titleOf(path), description: say(description, language) };
}

async function titleOf(path: string): Promise<string> {
  const { title } = pageAt(path);
  return title === null
    ? (await loadWords(homeWords))('title')
    : (await loadWords(titleWords))(title);
}
