import { expect, it } from 'vitest';
import { pagerWindow } from './pager-window.ts';

const words = (page: number, pages: number) =>
  pagerWindow(page, pages)
    .map((place) => place ?? '…')
    .join(' ');

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (page, pages, shown) => expect(words(page, pages)).toBe(shown));

it('always contains the current page', () => {
  for (let page = 1; page <= 30; page += 1) expect(pagerWindow(page, 30)).toContain(page);
});
