import { type Language, say } from '../../language.ts';
import { salaryTypes } from '../../reference/jobs/salary-types.ts';
import type { JobCommon } from '../schemas.ts';

const yen = (amount: number, language: Language): string => {
  const digits = amount.toLocaleString('en-US');
  return say({ ja: `${digits}円`, en: `¥${digits}` }, language);
};

const dash = { ja: '〜', en: '–' } as const;

/** 月給 220,000円〜260,000円; null without a minimum, or without a note for pay of type `others`. */
export function wagesText(
  { salaryType, salaryMin, salaryMax }: Pick<JobCommon, 'salaryType' | 'salaryMin' | 'salaryMax'>,
  note: string | null,
  language: Language,
): string | null {
  if (salaryType === null) return null;
  const name = say(salaryTypes.byId(salaryType).name, language);
  const amount = rangeText(salaryMin, salaryMax, language);
  const spoken = salaryType === 'unpaid' ? name : amount && `${name} ${amount}`;
  // `others` may have a note instead of a number.
  if (spoken === null) return salaryType === 'others' ? note : null;
  return note === null ? spoken : `${spoken}\n${note}`;
}

function rangeText(min: number | null, max: number | null, language: Language): string | null {
  // A maximum alone promises nothing; for no pay there is the type `unpaid`.
  if (min === null || min === 0) return null;
  if (min === max) return yen(min, language);
  return `${yen(min, language)}${say(dash, language)}${max === null ? '' : yen(max, language)}`;
}

/**
 * Base pay, hours, amount, and that further hours are paid: null unless all four are known. The
 * wording follows the ministry's example (青少年の募集等に関する指針, 平成27年厚生労働省告示406号の記載例).
 */
export function fixedOvertimeText(
  { basePay, hours, amount, excessPaid }: NonNullable<JobCommon['fixedOvertime']>,
  language: Language,
): string | null {
  if (basePay === null || hours === null || amount === null || !excessPaid) return null;
  const [base, extra] = [yen(basePay, language), yen(amount, language)];
  return say(
    {
      ja: `基本給 ${base}（固定残業代を除く額）。固定残業代 ${extra}（時間外労働の有無にかかわらず、${hours}時間分として支給）。${hours}時間を超える時間外労働の割増賃金は、追加で支給します。`,
      en: `Base pay ${base}, without fixed overtime pay. Fixed overtime pay ${extra}, for ${hours} hours whether or not they are worked. Overtime beyond ${hours} hours is paid in addition.`,
    },
    language,
  );
}
