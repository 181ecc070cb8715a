import { expect, test } from 'vitest';
import { type PublishedContent, pairsOf } from './content-pairs.rules.ts';

const job: PublishedContent = {
  kind: 'job',
  jp: {
    position: '営業',
    workLocation: '東京',
    holidays: '土日',
    otherMessage: [
      { title: '社風', message: '自由' },
      { title: '研修', message: '' },
    ],
    coverImage: 'file-1',
  },
  en: {
    position: 'Sales',
    workLocation: 'Osaka',
    otherMessage: [
      { title: 'Culture', message: 'Free' },
      { title: 'Training', message: 'None' },
    ],
    coverImage: 'file-2',
  },
  drift: { workLocation: 'jp' },
};

test('pairs texts at the same path that are in step', () => {
  expect(pairsOf([job], 'jp')).toEqual([
    { source: '営業', target: 'Sales' },
    { source: '社風', target: 'Culture' },
    { source: '研修', target: 'Training' },
    { source: '自由', target: 'Free' },
  ]);
  expect(pairsOf([job], 'en')[0]).toEqual({ source: 'Sales', target: '営業' });
});

test('sorts pairs newest first, up to the limit of a call', () => {
  const article = (body: string): PublishedContent => ({
    kind: 'article',
    jp: { title: body.slice(0, 3), body },
    en: { title: 'Title', body: 'Body' },
    drift: {},
  });
  const many = Array.from({ length: 300 }, (_, at) => article(`${at}${'あ'.repeat(8000)}`));
  const pairs = pairsOf(many, 'jp');
  expect(pairs[0]?.source).toBe('0ああ');
  expect(pairs.reduce((sum, { source }) => sum + source.length, 0)).toBeLessThan(1_000_000);
  expect(pairs.length).toBeGreaterThan(200);
});
