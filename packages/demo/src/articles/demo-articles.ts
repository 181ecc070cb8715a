import type { FileOf } from '../pictures/picture-names.ts';
import { asahiRyoshaArticles } from './companies/asahi-ryosha.ts';
import { harukazeArticles } from './companies/harukaze.ts';
import { hoshizoraArticles } from './companies/hoshizora.ts';
import { ishizueArticles } from './companies/ishizue.ts';
import { komorebiArticles } from './companies/komorebi.ts';
import { midoriWorksArticles } from './companies/midori-works.ts';
import { sazanamiArticles } from './companies/sazanami.ts';
import { tomoshibiArticles } from './companies/tomoshibi.ts';
import { tsumugiArticles } from './companies/tsumugi.ts';
import { yamabikoArticles } from './companies/yamabiko.ts';
import { composeArticle } from './compose-article.ts';
import type { ArticleIdea, DemoArticle } from './demo-article.ts';

/** By the company's domain. */
const ideas: Readonly<Record<string, readonly ArticleIdea[]>> = {
  hoshizora: hoshizoraArticles,
  'midori-works': midoriWorksArticles,
  sazanami: sazanamiArticles,
  komorebi: komorebiArticles,
  'asahi-ryosha': asahiRyoshaArticles,
  tsumugi: tsumugiArticles,
  ishizue: ishizueArticles,
  harukaze: harukazeArticles,
  yamabiko: yamabikoArticles,
  tomoshibi: tomoshibiArticles,
};

export const demoArticles = (domain: string, fileOf: FileOf): DemoArticle[] =>
  (ideas[domain] ?? []).map((idea) => composeArticle(idea, fileOf));
