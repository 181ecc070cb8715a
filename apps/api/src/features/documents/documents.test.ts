import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { documentKinds } from '@engawa/contract/documents/kinds';
import type { Profile } from '@engawa/contract/profile/schemas';
import { personName } from '@engawa/contract/text/person-name';
import { createTypesetter } from '@engawa/platform/pdf/typesetter';
import { readPdf, unspaced } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, describe, expect, test } from 'vitest';
import { forms } from './forms/forms.ts';
import { fontFiles, templates } from './templates.ts';
import { hostile, hostileTexts } from './testing/odd-profiles.ts';
import { emptyProfile, linh } from './testing/sample-profile.ts';

// Processor time is limited as in the product; on a busy machine the wall time is longer.
const typesetter = createTypesetter({ fontFiles, limits: { cpuMs: 5_000, wallMs: 60_000 } });
afterAll(() => typesetter.close());

const email = 'linh.nguyen@student.example';
async function read(kind: DocumentKindId, profile: Profile) {
  const data = forms[kind]({ profile, email, today: '2026-11-15', photo: false });
  return readPdf(await typesetter.pdf(templates[kind], data));
}
const kinds = documentKinds.ids;

describe('a whole profile', () => {
  // Phrases that must come out of the PDF unbroken.
  test.each([
    [
      'rirekisho',
      2,
      `履歴書 2026年11月15日現在 氏名NguyễnThịLinh フリガナグエンティリン 2003年4月8日生（満23歳）
      ※性別女性 〒169-0051 電話090-1234-5678 ${email} 学歴・職歴 入学 修了見込み 現在に至る 以上
      免許・資格 日本語能力試験N2合格 普通自動車第一種運転免許取得
      志望の動機、特技、好きな学科、アピールポイントなど 本人希望記入欄`,
    ],
    [
      'shokumukeirekisho',
      2,
      `職務経歴書 2026年11月15日現在 氏名NguyễnThịLinh ■要約 ■学歴 ■職務経歴 2025年10月〜現在 ■語学
      CEFR B2 ■スキル・実績 ■ポートフォリオ https://github.com/linh-nguyen-example ■自己PR 以上`,
    ],
    [
      'resume-en',
      1,
      `LinhNguyễnThị ${email} +819012345678 EDUCATION WasedaUniversity (expected) EXPERIENCE
      JuniorDeveloper Present LANGUAGES JLPTN2 LINKS`,
    ],
  ] as const)('as %s', async (kind, count, parts) => {
    const { pages, text } = await read(kind, linh());
    expect(pages).toHaveLength(count);
    for (const { width, height } of pages) expect([width, height]).toEqual([210, 297]);
    for (const part of parts.split(/\s+/)) expect(text).toContain(part);
    expect(text).not.toMatch(/null|undefined|NaN|\[object/);
  });

  test('the English document contains no Japanese sentence', async () => {
    const { text } = await read('resume-en', linh());
    expect(text).not.toMatch(/\p{Script=Hiragana}/u);
  });
});

test.each([
  ['髙﨑', '𠮷太郎'],
  ['张', '伟'],
  ['Şahin-Čapek', 'Łukasz'],
  ['Шевченко', 'Юлія'],
  ['김', '민준'],
  ['ใจดี', 'สมชาย'],
  ['အောင်', 'ကိုကို'],
])('the name %s %s is set without replacement glyphs', async (lastName, firstName) => {
  const profile = linh();
  Object.assign(profile.basic, { lastName, firstName });
  for (const kind of kinds) {
    const { text } = await read(kind, profile);
    const inEnglish = personName({ firstName, lastName, nameOrder: null }).replace(' ', '');
    expect(text).toContain(kind === 'resume-en' ? inEnglish : lastName + firstName);
  }
});

test('uses era years throughout', async () => {
  const profile = linh();
  profile.resume.yearStyle = 'era';
  for (const kind of ['rirekisho', 'shokumukeirekisho'] as const) {
    const { text } = await read(kind, profile);
    expect(text).toContain('令和8年11月15日現在');
    expect(text).not.toMatch(/20\d\d年/);
  }
  expect((await read('rirekisho', profile)).text).toContain('平成15年4月8日生（満23歳）');
});

test.each(kinds)('%s of an empty profile is a blank document', async (kind) => {
  const data = forms[kind]({
    profile: emptyProfile(),
    email: '',
    today: '2026-11-15',
    photo: false,
  });
  const { text, pages } = await readPdf(await typesetter.pdf(templates[kind], data));
  expect(pages.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/null|undefined|NaN|なし|以上/);
});

describe('markup in any field is printed literally', () => {
  test.each(hostileTexts)('%s', async (bad) => {
    for (const kind of kinds) {
      const { text } = await read(kind, hostile(bad));
      expect(text).not.toContain('root:');
      // The hostile text appears in names, schools, companies and links, so it occurs many times.
      expect(text.split(unspaced(bad)).length).toBeGreaterThan(8);
    }
  });
});
