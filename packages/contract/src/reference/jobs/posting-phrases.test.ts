import { expect, test } from 'vitest';
import { contentLimits } from '../../contents/limits.ts';
import { findConditions } from '../../contents/warnings/condition-warnings.ts';
import { jobOutline } from '../../jobs/outline.ts';
import { countCharacters } from '../../text/text-length.ts';
import { postingPhrases } from './posting-phrases.ts';

test.each(postingPhrases.map((phrase) => [phrase.jp, phrase] as const))('%s', (_, phrase) => {
  const { field, jp, en, title } = phrase;
  expect(Object.keys(jobOutline.blank.language)).toContain(field);
  for (const text of [jp, en, title?.jp ?? '', title?.en ?? '']) {
    expect(findConditions(text)).toEqual([]);
    expect(countCharacters(text)).toBeLessThanOrEqual(contentLimits.note / 2);
  }
  expect(jp).toMatch(/[ぁ-ん一-龠ァ-ヶ]/u);
  expect(en).not.toMatch(/[ぁ-ん一-龠ァ-ヶ]/u);
  // Counts sentences, because the translation memory pairs the languages sentence by sentence.
  const ends = (text: string) => text.match(/。|\.(?=\s|$)/gu)?.length ?? 0;
  expect(ends(en)).toBe(ends(jp));
  expect(field === 'otherMessage').toBe(title !== undefined);
});

test('no field offers a phrase twice', () => {
  const places = postingPhrases.map(({ field, jp }) => `${field} ${jp}`);
  expect(new Set(places).size).toBe(places.length);
});
