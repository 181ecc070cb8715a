import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { documentKinds } from '@engawa/contract/documents/kinds';
import type { Profile } from '@engawa/contract/profile/schemas';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { readPdf, unspaced } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, describe, expect, test } from 'vitest';
import { forms } from './forms/forms.ts';
import { fontFiles, templates } from './templates.ts';
import { wordy } from './testing/odd-profiles.ts';

// Processor time is limited as in the product; on a busy machine the wall time is longer.
const typesetter = createTypesetter({ fontFiles, limits: { cpuMs: 5_000, wallMs: 60_000 } });
afterAll(() => typesetter.close());

const email = 'linh.nguyen@student.example';
async function read(kind: DocumentKindId, profile: Profile) {
  const data = forms[kind]({ profile, email, today: '2026-11-15', photo: false });
  return readPdf(await typesetter.pdf(templates[kind], data));
}
const kinds = documentKinds.ids;

describe('the largest possible profile', () => {
  test.each([
    ['rirekisho', 4],
    ['shokumukeirekisho', 15],
  ] as const)('%s grows by pages and loses no sentence', async (kind, least) => {
    const { profile, sentences } = wordy();
    const { pages } = await read(kind, profile);
    expect(pages.length).toBeGreaterThanOrEqual(least);
    // A sentence may continue on the next page; the page number in between is removed.
    const text = pages.map((page) => page.text.replace(/\d+\/\d+$/, '')).join('');
    const lost = sentences[kind].filter((sentence) => !text.includes(unspaced(sentence)));
    expect(lost).toEqual([]);
  });

  test('twenty jobs of nineteen hundred different kanji make a PDF, and no preview', async () => {
    const { profile } = wordy();
    for (const [at, job] of profile.work.workExperiences.entries()) {
      const kanji = (_: unknown, n: number) => 0x4e00 + ((n * 7 + at * 911) % 20_900);
      job.details = String.fromCodePoint(...Array.from({ length: 1900 }, kanji));
    }
    const data = forms.shokumukeirekisho({ profile, email, today: '2026-11-15', photo: false });
    const pdf = await typesetter.pdf(templates.shokumukeirekisho, data);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const preview = () => typesetter.pages(templates.shokumukeirekisho, data);
    await expect(preview()).rejects.toMatchObject({
      code: 'preview_too_long',
      cause: expect.anything(),
    });
    // The failure is cached, so the second request fails without typesetting again.
    await expect(preview()).rejects.toMatchObject({ code: 'preview_too_long', cause: undefined });
  });

  test('no text exceeds the edge of the paper', async () => {
    const { profile } = wordy();
    Object.assign(profile.basic, { lastName: 'W'.repeat(100), firstName: 'M'.repeat(100) });
    profile.resume.address = 'x'.repeat(200);
    profile.links.links = [
      { url: `https://x.example/${'a'.repeat(1900)}`, title: null, summary: null },
    ];
    for (const kind of kinds) {
      const { pages } = await read(kind, profile);
      for (const { right, bottom } of pages) {
        expect(right).toBeLessThanOrEqual(200);
        expect(bottom).toBeLessThanOrEqual(290);
      }
    }
  });
});

describe('hostile texts', () => {
  test.each([
    ['accented letters without a space', 'a\u0301', ''],
    ['accented words', 'č', ' '],
    ['heaps of accents', `a${'\u0301'.repeat(7)}`, ''],
    ['accents without a letter', '\u0301\u200d', ' '],
    ['lines of one letter', 'a', '\n'],
    ['blank lines', 'a', '\n\n\n\n'],
    ['emoji', '👨‍👩‍👧', ''],
  ])('%s still makes a document within seconds', async (_what, letter, between) => {
    const text = (length: number) => Array.from({ length }, () => letter).join(between);
    const { profile } = wordy();
    for (const job of profile.work.workExperiences) job.details = text(1990);
    Object.assign(profile.story, { strength: text(990), highlight: text(990), skills: text(990) });
    Object.assign(profile.resume, { motivation: text(990), requests: text(490) });
    for (const kind of kinds) {
      const { pages } = await read(kind, profile);
      expect(pages.length).toBeLessThan(120);
    }
  });
});
