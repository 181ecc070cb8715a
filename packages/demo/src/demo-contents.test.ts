import { saveArticle } from '@engawa/contract/articles/company';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { missingFields } from '@engawa/contract/contents/publish-faults';
import { textsAt } from '@engawa/contract/contents/texts';
import { saveGeneral } from '@engawa/contract/general/company';
import { generalFaults } from '@engawa/contract/general/publish-faults';
import { missingByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import type { PerLanguage } from '@engawa/contract/language';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { saveTip } from '@engawa/contract/tips/company';
import { describe, expect, test } from 'vitest';
import { demoArticles } from './articles/demo-articles.ts';
import { demoCompanies } from './companies.ts';
import { demoEvents } from './events/demo-events.ts';
import { demoGeneral } from './general/demo-generals.ts';
import { demoJobs } from './jobs/demo-jobs.ts';
import { demoTips } from './tips/demo-tips.ts';

const picture = '0199a1c0-0000-7000-8000-000000000001';
const now = new Date('2026-11-15T03:00:00Z');
const today = '2026-11-15';
const options = { spring: 2027, fileOf: () => picture };
const none = { pictureFor: () => null };

const worlds = demoCompanies.map((company) => ({
  company,
  ...demoGeneral(company, options),
  jobs: demoJobs(company.domain, { spring: 2027, ...none }),
  events: demoEvents(company.domain, { now, ...none }),
  articles: demoArticles(company.domain, options.fileOf),
  tips: demoTips(company.domain, options),
}));
const articles = worlds.flatMap((world) => world.articles);
const tips = worlds.flatMap((world) => world.tips);

/** Number of paragraphs by field; equal numbers can be compared side by side. */
const shapeOf = (kind: ContentKind, words: object | null) =>
  [...textsAt(outlines[kind].texts, words)].map(([place, text]) => [
    place,
    text.split('\n').length,
  ]);

function expectSameShape(kind: ContentKind, { jp, en }: PerLanguage<object>): void {
  expect(jp).not.toBeNull();
  expect(shapeOf(kind, en)).toEqual(shapeOf(kind, jp));
}

const saving = { version: 0, inStep: [] };

describe.each(worlds.map((world) => [world.company.domain, world] as const))('%s', (_, world) => {
  const { company, document } = world;
  const { domain } = company;

  test('fills in every field, in both languages', () => {
    const body = { ...saving, status: 1, generalInfo: document };
    expect(saveGeneral.body?.parse(body)).toEqual(body);
    expect(generalFaults(document)).toEqual([]);
    expectSameShape('general', document);
    for (const words of [document.jp, document.en]) {
      const paragraphs = words?.companyProfile?.split('\n\n').length ?? 0;
      expect(paragraphs).toBeGreaterThanOrEqual(3);
      expect(words?.services.length).toBeGreaterThanOrEqual(2);
      for (const { companyProductImage } of words?.services ?? []) {
        expect(companyProductImage).not.toEqual([]);
      }
      expect(words?.feature.length).toBeGreaterThanOrEqual(5);
      const addresses = [...(words?.urls ?? []), ...(words?.services ?? [])].map((one) =>
        'url' in one ? one.url : one.productUrl,
      );
      for (const url of addresses) expect(url).toContain(`https://www.${domain}.example/`);
    }
  });

  test("agrees with the company's registered facts", () => {
    const { jp, en, common } = document;
    expect([jp?.companyName, en?.companyName]).toEqual([company.nameJp, company.nameEn]);
    expect([jp?.industry, common.employees]).toEqual([company.industryId, company.employees]);
    const [headquarters] = jp?.offices.filter(({ hqFlag }) => hqFlag) ?? [];
    const { name } = prefectures.byId(company.prefecture);
    expect(headquarters?.jpOfficesAddress1).toContain(name.ja);
    expect(common.yearlyFigures.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
    for (const { hired, hiredInternational } of common.yearlyFigures) {
      expect(hiredInternational).toBeLessThanOrEqual(hired ?? 0);
    }
  });

  test('has no contact data of a real person', () => {
    const { contactEmail, contactPhone } = document.common;
    expect(contactEmail).toMatch(new RegExp(`^[a-z]+@${domain}\\.example$`));
    // No telephone exchange in Japan begins with a zero.
    expect(contactPhone).toMatch(/^0\d{1,3}-0\d{1,3}-\d{4}$/);
  });

  test('lacks no required item in any of its jobs', () => {
    for (const { document: job } of world.jobs) {
      expect(missingByLanguage(job, document, today)).toEqual({ jp: [], en: [] });
    }
  });

  test('has articles and tips that pass the schema', () => {
    expect(world.articles).not.toEqual([]);
    expect(world.tips).not.toEqual([]);
    for (const { document: article, status } of world.articles) {
      const body = { ...saving, articleId: null, status, ...article };
      expect(saveArticle.body?.parse(body)).toEqual(body);
      expect(missingFields(outlines.article, article)).toEqual([]);
      expectSameShape('article', article);
    }
    for (const { document: tip, status } of world.tips) {
      const body = { ...saving, tipId: null, status, ...tip };
      expect(saveTip.body?.parse(body)).toEqual(body);
      expect(missingFields(outlines.tip, tip)).toEqual([]);
      expectSameShape('tip', tip);
    }
  });
});

describe('the contents of the demo', () => {
  const having = (posts: readonly { status: string }[], status: string) =>
    posts.filter((post) => post.status === status).length;

  test('are many', () => {
    expect(worlds).toHaveLength(10);
    expect(worlds.flatMap(({ jobs }) => jobs).length).toBeGreaterThanOrEqual(40);
    expect(worlds.flatMap(({ events }) => events).length).toBeGreaterThanOrEqual(10);
    expect(having(articles, 'public')).toBeGreaterThanOrEqual(12);
    expect([having(articles, 'draft'), having(articles, 'private')]).toEqual([2, 1]);
    expect(having(tips, 'public')).toBeGreaterThanOrEqual(17);
    expect([having(tips, 'draft'), having(tips, 'private')]).toEqual([1, 0]);
  });

  test('are told by people of many countries, not all from a university in Japan', () => {
    const senpai = tips.map(({ document }) => document);
    expect(new Set(senpai.map(({ common }) => common.country)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(senpai.map(({ en }) => en?.senpaiName)).size).toBe(tips.length);
    expect(senpai.filter(({ en }) => en?.senpaiUniversity === null).length).toBeGreaterThan(2);
    for (const { common } of senpai) {
      expect(common.joinedYear).toBeGreaterThan(2020);
      expect(common.joinedYear).toBeLessThan(2026);
    }
  });

  test('never repeat a text', () => {
    const bodies = articles.flatMap(({ document: { jp, en } }) => [jp?.body, en?.body]);
    const messages = tips.flatMap(({ document: { jp, en } }) => [jp?.message, en?.message]);
    const titles = [...articles, ...tips].flatMap(({ document: { jp, en } }) => [
      jp?.title,
      en?.title,
    ]);
    for (const texts of [bodies, messages, titles]) expect(new Set(texts).size).toBe(texts.length);
  });

  test('have the same structure in both languages, with one exception', () => {
    const drifting = worlds.filter(({ drift }) => Object.keys(drift).length > 0);
    expect(drifting).toMatchObject([{ company: { domain: 'hoshizora' } }]);
    for (const place of Object.keys(drifting[0]?.drift ?? {})) {
      expect(textsAt(outlines.general.texts, drifting[0]?.document.jp).get(place)).toBeDefined();
    }
  });
});
