import type { Localized } from '../../language.ts';
import type { PrefectureId } from '../places/prefectures.ts';

interface MinimumWage {
  /** Per hour. */
  yen: number;
  /** First day in force, YYYY-MM-DD. */
  from: string;
}

export type MinimumWages = Readonly<Record<PrefectureId, MinimumWage>>;

/** 厚生労働省「地域別最低賃金の全国一覧」. */
export const minimumWageSource =
  'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/koyou_roudou/roudoukijun/minimumichiran/';

/**
 * Name of the table of which a wage is: 令和7年度（2025年度）, fiscal 2025. Prefectures put a new
 * table into force one by one from October to March.
 */
export function minimumWageYear(from: string): Localized {
  const fiscal = fiscalYearOf(from);
  return { ja: `令和${fiscal - 2018}年度（${fiscal}年度）`, en: `fiscal ${fiscal}` };
}

export interface MinimumWageRow extends MinimumWage {
  prefecture: PrefectureId;
}

/** The wages in force on a day: of this release, or a later row that the operator imported. */
export function wagesInForce(rows: readonly MinimumWageRow[], today: string): MinimumWages {
  const inForce = { ...minimumWages };
  for (const { prefecture, yen, from } of rows.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from <= today && from >= inForce[prefecture].from) inForce[prefecture] = { yen, from };
  }
  return inForce;
}

function fiscalYearOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month < 4 ? year - 1 : year;
}

/** The first day on which a wage of the newest table was in force. */
export function newestWagesSince(wages: MinimumWages): string {
  const days = Object.values(wages)
    .map(({ from }) => from)
    .toSorted();
  const newest = fiscalYearOf(days.at(-1) ?? '');
  return days.find((day) => fiscalYearOf(day) === newest) ?? '';
}

/** 地域別最低賃金 of fiscal 2025, the lowest wage of any worker (最低賃金法9条). */
export const minimumWages: MinimumWages = {
  hokkaido: { yen: 1_075, from: '2025-10-04' },
  aomori: { yen: 1_029, from: '2025-11-21' },
  iwate: { yen: 1_031, from: '2025-12-01' },
  miyagi: { yen: 1_038, from: '2025-10-04' },
  akita: { yen: 1_031, from: '2026-03-31' },
  yamagata: { yen: 1_032, from: '2025-12-23' },
  fukushima: { yen: 1_033, from: '2026-01-01' },
  ibaraki: { yen: 1_074, from: '2025-10-12' },
  tochigi: { yen: 1_068, from: '2025-10-01' },
  gunma: { yen: 1_063, from: '2026-03-01' },
  saitama: { yen: 1_141, from: '2025-11-01' },
  chiba: { yen: 1_140, from: '2025-10-03' },
  tokyo: { yen: 1_226, from: '2025-10-03' },
  kanagawa: { yen: 1_225, from: '2025-10-04' },
  niigata: { yen: 1_050, from: '2025-10-02' },
  toyama: { yen: 1_062, from: '2025-10-12' },
  ishikawa: { yen: 1_054, from: '2025-10-08' },
  fukui: { yen: 1_053, from: '2025-10-08' },
  yamanashi: { yen: 1_052, from: '2025-12-01' },
  nagano: { yen: 1_061, from: '2025-10-03' },
  gifu: { yen: 1_065, from: '2025-10-18' },
  shizuoka: { yen: 1_097, from: '2025-11-01' },
  aichi: { yen: 1_140, from: '2025-10-18' },
  mie: { yen: 1_087, from: '2025-11-21' },
  shiga: { yen: 1_080, from: '2025-10-05' },
  kyoto: { yen: 1_122, from: '2025-11-21' },
  osaka: { yen: 1_177, from: '2025-10-16' },
  hyogo: { yen: 1_116, from: '2025-10-04' },
  nara: { yen: 1_051, from: '2025-11-16' },
  wakayama: { yen: 1_045, from: '2025-11-01' },
  tottori: { yen: 1_030, from: '2025-10-04' },
  shimane: { yen: 1_033, from: '2025-11-17' },
  okayama: { yen: 1_047, from: '2025-12-01' },
  hiroshima: { yen: 1_085, from: '2025-11-01' },
  yamaguchi: { yen: 1_043, from: '2025-10-16' },
  tokushima: { yen: 1_046, from: '2026-01-01' },
  kagawa: { yen: 1_036, from: '2025-10-18' },
  ehime: { yen: 1_033, from: '2025-12-01' },
  kochi: { yen: 1_023, from: '2025-12-01' },
  fukuoka: { yen: 1_057, from: '2025-11-16' },
  saga: { yen: 1_030, from: '2025-11-21' },
  nagasaki: { yen: 1_031, from: '2025-12-01' },
  kumamoto: { yen: 1_034, from: '2026-01-01' },
  oita: { yen: 1_035, from: '2026-01-01' },
  miyazaki: { yen: 1_023, from: '2025-11-16' },
  kagoshima: { yen: 1_026, from: '2025-11-01' },
  okinawa: { yen: 1_023, from: '2025-12-01' },
};
