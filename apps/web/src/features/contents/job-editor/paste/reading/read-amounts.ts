import { plain } from './plain.ts';

export interface Amounts {
  min: number | null;
  max: number | null;
  from: number;
  to: number;
}

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** 25万円, 25.5万円, 25万5千円, 25万5,000円, 250,000円. */
const amount = String.raw`(${digits})\s*(?:(万|千)\s*(?:(${digits})\s*(千)?(?=\s*円))?)?\s*(円)?`;
const range = new RegExp(
  String.raw`^[^\d]{0,12}?(~\s*)?${amount}\s*(以上|以下|まで)?(?:\s*(?:~|-|から)\s*(?:月給|時給|年収|年俸)?(?:${amount})?)?`,
  'u',
);

const units = { 万: 10_000, 千: 1000 } as const;
type Unit = keyof typeof units;
type Part = string | undefined;

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

function valueOf(count: string, unit: Part, more: Part, thousands: Part): number {
  const whole = numberIn(count) * (unit ? units[unit as Unit] : 1);
  const rest = more ? numberIn(more) * (thousands ? 1000 : 1) : 0;
  return Math.round(whole + rest);
}

/** An amount or a range near the beginning of a text; undefined if it is not money. */
export function amountsAtStart(text: string): Amounts | undefined {
  const match = range.exec(plain(text));
  const [whole = '', upTo, one, oneUnit, oneMore, oneThousands, oneYen, bound, other, ...rest] =
    match ?? [];
  if (!match || one === undefined) return undefined;
  const [otherUnit, otherMore, otherThousands, otherYen] = rest;
  // In 25~30万円 the unit appears only once, at the end.
  const unit = oneUnit ?? (oneYen || !other ? undefined : otherUnit);
  if (!unit && !oneYen && !otherYen && numberIn(one) < 1000) return undefined;
  const first = valueOf(one, unit, oneMore, oneThousands);
  const second = other ? valueOf(other, otherUnit, otherMore, otherThousands) : null;
  const isMost = upTo !== undefined || bound === '以下' || bound === 'まで';
  const start = whole.search(/[~\d]/);
  return {
    min: isMost ? null : first,
    max: isMost ? first : second,
    from: start,
    to: whole.trimEnd().length,
  };
}

type PayKind = 'monthly' | 'hourly' | 'annual';

const payWords: readonly (readonly [PayKind, RegExp])[] = [
  ['monthly', /月給|月額|月収|初任給/u],
  ['hourly', /時給|時間給/u],
  ['annual', /年収|年俸/u],
];

export interface PaidBy {
  type: PayKind;
  from: number;
  to: number;
}

export function paidBy(text: string): PaidBy | undefined {
  const found = payWords.flatMap(([type, words]) => {
    const match = words.exec(text);
    return match ? [{ type, from: match.index, to: match.index + match[0].length }] : [];
  });
  return found.toSorted((a, b) => a.from - b.from)[0];
}

export interface FixedOvertime {
  basePay: number | '';
  hours: number | '';
  amount: number | '';
  excessPaid: boolean;
}

/** Reads 固定残業代 45,000円（30時間分）; missing parts stay blank. */
export function fixedOvertimeIn(text: string): FixedOvertime | undefined {
  const all = plain(text);
  const [said] =
    /(?:固定残業|みなし残業|定額残業)(?:代|手当)?(?!\s*[:(]?\s*(?:なし|無))[^]{0,80}/u.exec(all) ??
    [];
  const hours = /(\d{1,3})\s*時間/u.exec(said ?? '')?.[1];
  const paid = new RegExp(String.raw`${amount}`, 'gu');
  const amounts = Array.from((said ?? '').matchAll(paid)).filter((one) => one[2] ?? one[5]);
  const [first] = amounts;
  if (!hours || !first) return undefined;
  const base = /基本給[^\d\n]{0,6}/u.exec(all);
  const basePay = base && amountsAtStart(all.slice(base.index + base[0].length))?.min;
  return {
    basePay: basePay ?? '',
    hours: Number(hours),
    amount: valueOf(first[1] ?? '', first[2], first[3], first[4]),
    excessPaid: /超(?:過|え)[^。\n]{0,24}(?:支給|支払)/u.test(all),
  };
}
