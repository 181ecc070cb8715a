import { expect, test } from 'vitest';
import { jobFacts } from './job-facts.ts';
import { jobOutline } from './outline.ts';

const { language: blankWords, common: blank } = jobOutline.blank;
const said = (common: object, language: 'ja' | 'en', words: object = {}) =>
  Object.fromEntries(
    jobFacts(
      { words: { ...blankWords, ...words }, common: { ...blank, ...common } },
      language,
      'screen',
    ).map(({ id, value }) => [id, value]),
  );

test.each([
  [{ startFrom: '2027-04', startTo: '2027-09' }, '2027年4月 〜 2027年9月', 'Apr 2027 – Sep 2027'],
  [{ startFrom: '2027-04', startTo: '2027-04' }, '2027年4月', 'Apr 2027'],
  [{ startFrom: '2027-04' }, '2027年4月 〜', 'Apr 2027 –'],
  [{ startTo: '2027-09' }, '〜 2027年9月', '– Sep 2027'],
])('words %o as a span of months', (common, ja, en) => {
  expect(said(common, 'ja')['start']).toBe(ja);
  expect(said(common, 'en')['start']).toBe(en);
});

test('omits facts that the job does not state', () => {
  expect(Object.keys(said({}, 'ja'))).toEqual(['category', 'majors', 'apply']);
});

test('omits the hiring manager on the public page', () => {
  const job = { words: { ...blankWords, hiringManager: '山田' }, common: blank };
  const placesOf = (place: 'screen' | 'page' | 'paper') =>
    jobFacts(job, 'ja', place).some(({ id }) => id === 'manager');
  expect([placesOf('screen'), placesOf('page'), placesOf('paper')]).toEqual([true, false, true]);
});
