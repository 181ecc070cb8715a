import type { DemoCompany } from './companies.ts';

/** Registered facts of a verified company, with numbers that cannot exist. */
export function registeredFacts(company: DemoCompany, at: number) {
  return {
    legalName: company.nameJp,
    corporateNumber: corporateNumber(at),
    representative: representatives[at % representatives.length] ?? null,
    postalCode: `999-${String(9000 + at).padStart(4, '0')}`,
    address: `架空市縁側町${at + 1}丁目${at + 2}番${at + 3}号`,
    // No telephone exchange begins with 0, so the number cannot exist.
    phone: `03-0000-${String(100 + at).padStart(4, '0')}`,
    complaintsOffice: '人事部 応募者相談窓口',
    complaintsEmail: `soudan@${company.domain}.example`,
    complaintsPhone: `03-0000-${String(200 + at).padStart(4, '0')}`,
  };
}

const representatives = ['星野 香織', '緑川 誠', '浜田 渚', '石塚 修', '朝日 由紀', '山彦 拓也'];

/** Well-formed, but with a prefix that the tax agency does not use. */
function corporateNumber(at: number): string {
  const base = `9999${String(at + 1).padStart(8, '0')}`;
  const sum = Array.from(base, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return `${9 - (sum % 9)}${base}`;
}

/** Companies with enough answered requests to show their response rate. */
export const answeringCompanies: Readonly<Record<string, { answered: number; late: number }>> = {
  'asahi-ryosha': { answered: 11, late: 1 },
  ishizue: { answered: 8, late: 4 },
};

/** What Linh has saved, by the company's domain. */
export const savedByLinh = ['hoshizora', 'midori-works', 'tsumugi'] as const;

/** Linh's shifts at a part-time job, relative to today. */
export const shiftsOfLinh = [
  { daysAgo: 9, from: '17:00', to: '21:30', breakMinutes: 15 },
  { daysAgo: 6, from: '10:00', to: '16:00', breakMinutes: 60 },
  { daysAgo: 2, from: '17:00', to: '21:30', breakMinutes: 15 },
  { daysAgo: -1, from: '17:00', to: '21:30', breakMinutes: 15 },
  { daysAgo: -4, from: '10:00', to: '16:00', breakMinutes: 60 },
] as const;

export const workplaceOfLinh = '喫茶ひだまり';

export const scholarshipEntryOfLinh = {
  category: 'research',
  title: '多言語の問い合わせに答える仕組みの研究',
  writeup:
    '留学生の窓口に届く質問を、ベトナム語・英語・日本語の三つの言葉で集め、同じ意味の質問をまとめる方法を研究しています。答える人の手間を減らし、夜でもすぐに返事が届くようにすることが目標です。',
} as const;
