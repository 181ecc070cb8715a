import { type MinimumWages, minimumWages } from '../../reference/jobs/minimum-wages.ts';
import { type InsuranceId, insurances } from '../../reference/jobs/posting-details.ts';
import { type PrefectureId, prefectures } from '../../reference/places/prefectures.ts';
import { type StatedHours, statedHours } from '../posting/stated-hours.ts';
import type { JobCommon, JobDocument } from '../schemas.ts';

/** Implausible pay or insurance; only pay below the minimum wage prevents publishing. */
export type PayWarning =
  | { kind: 'too-small'; amount: number; instead: number | null }
  | { kind: 'too-large'; amount: number }
  | {
      kind: 'below-minimum';
      /** Null: below the lowest minimum wage of the country. */
      prefecture: PrefectureId | null;
      minimum: number;
      /** In force from this day, YYYY-MM-DD. */
      since: string;
      anHour: number;
      /** The hours by which monthly pay was divided; null for an hourly wage. */
      hours: StatedHours | null;
    }
  | { kind: 'overtime-too-large'; sum: number }
  | { kind: 'insurances'; missing: InsuranceId[] };

type Pay = Pick<JobCommon, 'salaryType' | 'salaryMin' | 'salaryMax'>;

/** Lowest and highest plausible amount, in yen: less is a typing error (25 for 25万), as is more. */
const believable: Partial<Record<NonNullable<Pay['salaryType']>, readonly [number, number]>> = {
  hourly: [100, 20_000],
  monthly: [10_000, 5_000_000],
  annual: [100_000, 100_000_000],
};

/** Unsaved form values may have any type. */
const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function payWarnings(
  { jp, en, common }: JobDocument,
  minimum: MinimumWages = minimumWages,
): PayWarning[] {
  const min = amountOf(common.salaryMin);
  const max = amountOf(common.salaryMax);
  const slips = slipsIn(common.salaryType, [min, max]);
  const warnings: PayWarning[] = [...slips];
  const words = { ...en, ...withoutBlanks(jp) };
  const hours = statedHours({
    workingHours: words.workingHours ?? null,
    holidays: words.holidays ?? null,
    breakMinutes: amountOf(common.breakMinutes),
  });
  if (slips.length === 0) warnings.push(...belowMinimum(common, hours, minimum));
  warnings.push(...overtimeTooLarge(common), ...missingInsurances(common));
  return warnings;
}

const withoutBlanks = (words: object | null): Partial<NonNullable<JobDocument['jp']>> =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([, value]) => value !== null));

function slipsIn(type: Pay['salaryType'], amounts: readonly (number | null)[]): PayWarning[] {
  const [least, most] = (type && believable[type]) ?? [0, Number.POSITIVE_INFINITY];
  const given = amounts.filter((amount) => amount !== null && amount > 0) as number[];
  return [...new Set(given)].flatMap((amount): PayWarning[] => {
    if (amount > most) return [{ kind: 'too-large', amount }];
    if (amount >= least) return [];
    const inMan = amount * 10_000;
    return [
      { kind: 'too-small', amount, instead: inMan >= least * 10 && inMan <= most ? inMan : null },
    ];
  });
}

/** Overtime pay does not count towards the minimum wage (最低賃金法4条3項). */
function comparedPay({ salaryMin, fixedOvertime }: JobCommon): number | null {
  const min = amountOf(salaryMin);
  if (fixedOvertime === null) return min;
  const extra = amountOf(fixedOvertime.amount) ?? 0;
  return amountOf(fixedOvertime.basePay) ?? (min === null ? null : min - extra);
}

function payAnHour(common: JobCommon, hours: StatedHours | null): number | null {
  if (common.salaryType === 'hourly') return amountOf(common.salaryMin);
  const pay = comparedPay(common);
  if (pay === null || hours === null) return null;
  if (common.salaryType === 'monthly') return pay / hours.aMonth;
  return common.salaryType === 'annual' ? pay / 12 / hours.aMonth : null;
}

function belowMinimum(
  common: JobCommon,
  hours: StatedHours | null,
  minimum: MinimumWages,
): PayWarning[] {
  // Contractors are paid no wage.
  if (common.employmentType === 'subcontract') return [];
  const anHour = payAnHour(common, hours);
  if (anHour === null || anHour <= 0) return [];
  const known = common.prefectures.length > 0;
  const among = known ? common.prefectures : prefectures.ids;
  const wages = among.map((id) => ({ id, ...minimum[id] }));
  const [first] = wages.toSorted((a, b) => (known ? b.yen - a.yen : a.yen - b.yen));
  if (!first || anHour >= first.yen) return [];
  return [
    {
      kind: 'below-minimum',
      prefecture: known ? first.id : null,
      minimum: first.yen,
      since: first.from,
      anHour: Math.floor(anHour),
      hours: common.salaryType === 'hourly' ? null : hours,
    },
  ];
}

function overtimeTooLarge({ salaryMin, fixedOvertime, salaryType }: JobCommon): PayWarning[] {
  const min = amountOf(salaryMin);
  const base = amountOf(fixedOvertime?.basePay);
  const extra = amountOf(fixedOvertime?.amount);
  if (salaryType !== 'monthly' || min === null || base === null || extra === null) return [];
  return base + extra > min ? [{ kind: 'overtime-too-large', sum: base + extra }] : [];
}

/** Full-time employees are, with few exceptions, in all four. */
function missingInsurances({ employmentType, insurances: chosen }: JobCommon): PayWarning[] {
  if (employmentType !== 'full-time' || chosen === null) return [];
  const missing = insurances.ids.filter((id) => !chosen.includes(id));
  return missing.length > 0 ? [{ kind: 'insurances', missing }] : [];
}
