import type { EmploymentTypeId } from '@engawa/contract/reference/jobs/employment-types';
import type { JobTypeId } from '@engawa/contract/reference/jobs/job-types';
import { type InsuranceId, insurances } from '@engawa/contract/reference/jobs/posting-details';
import type { SmokingMeasureId } from '@engawa/contract/reference/jobs/smoking-measures';
import { type PrefectureId, prefectures } from '@engawa/contract/reference/places/prefectures';
import { plain } from './plain.ts';

export interface Fact<Value> {
  value: Value;
  words: string;
}

type Patterns<Id> = readonly (readonly [Id, RegExp])[];

/** Undefined if several values match, because only the user can tell which one applies. */
function oneOf<Id>(patterns: Patterns<Id>, text: string): Fact<Id> | undefined {
  const found = patterns.flatMap(([value, pattern]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ value, words }];
  });
  return found.length === 1 ? found[0] : undefined;
}

const employment: Patterns<EmploymentTypeId> = [
  ['full-time', /正社員(?!登用|への?登用|以外)|正職員/u],
  ['contract', /契約社員/u],
  ['part-time', /パート・アルバイト|アルバイト・パート|アルバイト|パート/u],
  ['internship', /インターン(?:シップ)?/u],
  ['subcontract', /業務委託/u],
];
export const employmentIn = (text: string) => oneOf(employment, text);

const recruitment: Patterns<JobTypeId> = [
  [2, /(?<!第二)新卒/u],
  [3, /第二新卒|既卒/u],
  [1, /インターン(?:シップ)?/u],
];
export const recruitmentIn = (text: string) => oneOf(recruitment, text);

const smoking: Patterns<SmokingMeasureId> = [
  ['no-smoking', /敷地内(?:は)?(?:全面)?禁煙/u],
  [
    'room',
    /(?:屋内)?(?:原則)?(?:禁煙)?[（(、]?(?:喫煙専用室|喫煙室|喫煙ブース)(?:あり|有り|設置)?[）)]?/u,
  ],
  ['indoors', /(?:屋内|施設内|館内|社内)(?:は)?(?:全面)?禁煙/u],
  ['allowed', /(?:屋内)?(?:で)?喫煙可/u],
];
/** A smoking room outranks a ban elsewhere in the same text. */
export function smokingIn(text: string): Fact<SmokingMeasureId> | undefined {
  const room = oneOf(
    smoking.filter(([id]) => id === 'room'),
    text,
  );
  return room ?? oneOf(smoking, text);
}

const named: Readonly<Record<InsuranceId, RegExp>> = {
  health: /健康(?:保険)?/u,
  pension: /厚生(?:年金)?(?:保険)?/u,
  'workers-accident': /労災(?:保険)?/u,
  employment: /雇用(?:保険)?/u,
};
/** 完備 stands for all four insurances. */
const complete =
  /(?:社会保険|社保|各種保険)(?:・労働保険)?(?:各種)?完備|社会保険(?:すべて|全て)?加入/u;

export function insurancesIn(text: string): Fact<InsuranceId[]> | undefined {
  const all = complete.exec(text)?.[0];
  if (all !== undefined) return { value: [...insurances.ids], words: all };
  const found = insurances.ids.flatMap((id) => {
    const words = named[id].exec(text)?.[0];
    return words === undefined ? [] : [{ id, words }];
  });
  if (found.length === 0) return undefined;
  return { value: found.map(({ id }) => id), words: found.map(({ words }) => words).join('・') };
}
export const isComplete = (text: string): boolean => complete.test(text);

const none = /^(?:なし|無し|無|ありません)/u;

export function monthsIn(text: string): Fact<number> | undefined {
  const all = plain(text).trim();
  const [no] = none.exec(all) ?? [];
  if (no) return { value: 0, words: no };
  const [words, count] = /(\d{1,2})\s*(?:か月|ヶ月|カ月|ヵ月|ケ月|箇月)間?/u.exec(all) ?? [];
  return words && Number(count) <= 12 ? { value: Number(count), words } : undefined;
}

/** `hasHeading`: the text has a heading for breaks, so it need not repeat the word 休憩. */
export function breakIn(text: string, hasHeading: boolean): Fact<number> | undefined {
  const pattern = /(?:休憩(?:時間)?[^\d\n]{0,6})?(?:(\d)\s*時間)?\s*(?:(\d{1,3})\s*分)?/gu;
  for (const [words, hours, minutes] of plain(text).matchAll(pattern)) {
    if (hours === undefined && minutes === undefined) continue;
    if (!hasHeading && !words.startsWith('休憩')) continue;
    const value = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return value <= 180 ? { value, words: words.trim() } : undefined;
  }
  return undefined;
}

export function overtimeIn(text: string, hasHeading: boolean): Fact<number> | undefined {
  const all = plain(text);
  const said = hasHeading ? all : (/(?:残業|時間外)[^\n。]{0,24}/u.exec(all)?.[0] ?? '');
  const [no] =
    /^(?:残業|時間外(?:労働)?)?\s*[:(]?\s*(?:原則)?(?:なし|無し)/u.exec(said.trim()) ?? [];
  if (no) return { value: 0, words: no };
  // Skips hours per day, per year or of a labour agreement.
  const [words, count] =
    /(?:月間?(?:平均)?|平均|1か月)\s*(?:約)?\s*(\d{1,3})\s*時間(?:程度|以内)?/u.exec(said) ?? [];
  return words && Number(count) <= 100 ? { value: Number(count), words } : undefined;
}

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');

export function dayIn(text: string): Fact<string> | undefined {
  const [words, year, month, day] =
    /(20\d\d)\s*[年/.-]\s*(1[0-2]|0?[1-9])\s*[月/.-]\s*(3[01]|[12]\d|0?[1-9])日?/u.exec(
      plain(text),
    ) ?? [];
  return words ? { value: `${year}-${pad(month)}-${pad(day)}`, words } : undefined;
}

export function monthIn(text: string): Fact<string> | undefined {
  const [words, year, month] =
    /(20\d\d)\s*[年/.-]\s*(1[0-2]|0?[1-9])(?!\d)月?/u.exec(plain(text)) ?? [];
  return words ? { value: `${year}-${pad(month)}`, words } : undefined;
}

export function timesIn(text: string): Fact<number> | undefined {
  const [words, count] = /(\d{1,2})\s*回/u.exec(plain(text)) ?? [];
  return words && Number(count) <= 10 ? { value: Number(count), words } : undefined;
}

const shortName = (name: string): string => name.replace(/[都府県]$/u, '');

/** Full names anywhere; short names (東京, 大阪) only as separate words, because 東京都 contains 京都. */
export function prefecturesIn(text: string): Fact<PrefectureId[]> | undefined {
  const alone = text.split(/[\s　、,・/／（()）：:]+/u);
  const found = prefectures.entries.flatMap(({ id, name }) => {
    const words = [name.ja, shortName(name.ja)].find((one, at) =>
      at === 0 ? text.includes(one) : alone.includes(one),
    );
    return words === undefined ? [] : [{ id, words }];
  });
  if (found.length === 0) return undefined;
  return { value: found.map(({ id }) => id), words: found.map(({ words }) => words).join('、') };
}
