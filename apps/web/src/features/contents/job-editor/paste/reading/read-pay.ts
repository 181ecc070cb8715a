import { salaryTypes } from '@engawa/contract/reference/jobs/salary-types';
import { type FieldSet, type Piece, type Reading, setField, yen } from '../piece.ts';
import { plain } from './plain.ts';
import {
  type Amounts,
  amountsAtStart,
  fixedOvertimeIn,
  type PaidBy,
  paidBy,
} from './read-amounts.ts';
import type { Line, Section } from './split-posting.ts';

interface FoundPay {
  type: PaidBy['type'] | undefined;
  amounts: Amounts;
  line: Line;
  /** Position of the amount in the line, including the word before it. */
  from: number;
  to: number;
  /** The line that names the pay type, if it is a different one. */
  typeLine: Line | undefined;
}

interface PayLine {
  line: Line;
  heading: string;
  /** The first line under the heading. */
  first: Line | undefined;
}

/** Daily and weekly pay, for which the form has no pay type. */
const otherPay = /日給|日当|週給/u;

const startsWithAmount = (text: string): boolean =>
  /^\D{0,4}\d/u.test(plain(text)) && !otherPay.test(text);

/** An amount after a word such as 月給, or at the beginning of a line under such a heading. */
function payIn({ line, heading, first }: PayLine): FoundPay | undefined {
  const by = paidBy(line.text);
  const underHeading = paidBy(heading);
  if (underHeading && by?.from !== 0 && startsWithAmount(line.text)) {
    const amounts = amountsAtStart(line.text);
    const typeLine = first === line ? undefined : first;
    return amounts && { type: underHeading.type, amounts, line, typeLine, ...placeOf(amounts) };
  }
  const amounts = by && amountsAtStart(line.text.slice(by.to));
  if (!by || !amounts) return undefined;
  const place = { from: by.from, to: by.to + amounts.to };
  return { type: by.type, amounts, line, typeLine: undefined, ...place };
}

const placeOf = ({ from, to }: Amounts) => ({ from, to });

function findPay(sections: readonly Section[]): FoundPay | undefined {
  const lines = sections.flatMap(({ heading, lines: own }) =>
    own.map((line): PayLine => ({ line, heading, first: own[0] })),
  );
  for (const one of lines) {
    const pay = payIn(one);
    if (pay) return pay;
  }
  // Pay type and amount on separate lines: 賃金形態：月給, then 基本給：200,000円.
  const payTypeLine = lines.find(({ line }) => paidBy(line.text))?.line;
  for (const { line } of lines) {
    const amounts = startsWithAmount(line.text) ? amountsAtStart(line.text) : undefined;
    if (amounts) {
      const type = payTypeLine && paidBy(payTypeLine.text)?.type;
      const typeLine = payTypeLine === line ? undefined : payTypeLine;
      return { type, amounts, line, typeLine, ...placeOf(amounts) };
    }
  }
  return undefined;
}

const trimmed = (text: string): string =>
  text.replace(/^[\s　、。・／/:：]+|[\s　、・／/:：]+$/gu, '');

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function notesBeside(sections: readonly Section[], pay: FoundPay | undefined): string[] {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      if (line === pay?.typeLine && line.text.length <= 4) return [];
      if (line !== pay?.line) return hasWords(line.text) ? [line.text] : [];
      const before = trimmed(line.text.slice(0, pay.from));
      const after = trimmed(line.text.slice(pay.to));
      return [before, after].filter(hasWords);
    });
}

const rawOf = (lines: readonly (Line | undefined)[]): string =>
  lines.flatMap((line) => (line ? [line.raw.trim()] : [])).join('\n');

export function readPay(
  pay: readonly Section[],
  beside: readonly Section[],
  overtime: readonly Section[],
): Reading {
  const pieces: Piece[] = [];
  const found = findPay(pay);
  if (found) {
    const { type, amounts } = found;
    const sets: FieldSet[] = [];
    if (type) sets.push(setField('common.salaryType', type, salaryTypes.byId(type).name));
    if (amounts.min !== null)
      sets.push(setField('common.salaryMin', amounts.min, yen(amounts.min)));
    if (amounts.max !== null)
      sets.push(setField('common.salaryMax', amounts.max, yen(amounts.max)));
    pieces.push({ kind: 'read', sets, quote: rawOf([found.typeLine, found.line]) });
  }
  const own = [...pay, ...overtime];
  const included = own.flatMap(({ heading, lines }) =>
    lines.map(({ text }, at) => (at === 0 ? `${heading} ${text}` : text)),
  );
  const fixed = fixedOvertimeIn(included.join('\n'));
  if (fixed) pieces.push(overtimePiece(fixed, own));
  const notes = [
    ...notesBeside(pay, found),
    ...[...overtime, ...beside].flatMap(({ lines }) => lines.map(({ raw }) => raw.trim())),
  ].filter(hasWords);
  if (notes.length > 0)
    pieces.push({ kind: 'text', name: 'jp.salaryNote', text: notes.join('\n') });
  return { pieces, left: [] };
}

function overtimePiece(
  fixed: NonNullable<ReturnType<typeof fixedOvertimeIn>>,
  sections: readonly Section[],
): Piece {
  const { basePay, hours, amount, excessPaid } = fixed;
  const lines = sections.flatMap(({ lines: own }) => own);
  const quoted = lines.filter(({ raw }) => /残業|基本給|超過|超え/u.test(raw));
  const parts = [
    basePay === '' ? [] : [{ ja: `基本給 ${yen(basePay).ja}`, en: `base pay ${yen(basePay).en}` }],
    amount === '' ? [] : [yen(amount)],
    hours === '' ? [] : [{ ja: `${hours}時間分`, en: `${hours} hours` }],
    excessPaid ? [{ ja: '超過分は追加支給', en: 'more is paid in addition' }] : [],
  ].flat();
  return {
    kind: 'read',
    sets: [
      setField(
        'common.fixedOvertime',
        { basePay, hours, amount, excessPaid },
        {
          ja: parts.map(({ ja }) => ja).join('、'),
          en: parts.map(({ en }) => en).join(', '),
        },
      ),
    ],
    quote: rawOf(quoted),
  };
}
