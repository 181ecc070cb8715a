import type { Localized } from '@engawa/contract/language';
import { homeWords } from '../../features/home/words.ts';
import { pageAt } from '../routes/table/look-up.ts';
import { titleWords } from '../titles/words.ts';

interface PrerenderedPage {
  path: string;
  /** For search engines and for whoever is sent a link. */
  description: Localized;
}

/** The pages that most people see first. They are the same for every visitor, so the build draws them. */
export const prerenderedPages: readonly PrerenderedPage[] = [
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
];

export async function titleOf(path: string): Promise<string> {
  const { title } = pageAt(path);
  return title === null ? (await homeWords.load())('title') : (await titleWords.load())(title);
}
