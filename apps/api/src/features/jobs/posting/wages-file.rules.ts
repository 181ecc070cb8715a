import type { MinimumWageRow } from '@engawa/contract/reference/jobs/minimum-wages';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { notDone } from '@engawa/platform/desk/command';

const plausible = { least: 500, most: 10_000 };

/**
 * Reads lines such as `東京都,1226,2025-10-03` or `tokyo,1226,2025-10-03`; a heading is skipped.
 * Refuses the whole file at the first line that it cannot read.
 */
export function readWagesFile(text: string): MinimumWageRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ cells: line.split(',').map((cell) => cell.trim()), at: at + 1 }))
    .filter(({ cells }) => cells.some(Boolean));
  const body = lines[0] && !/\d/.test(lines[0].cells.join('')) ? lines.slice(1) : lines;
  if (body.length === 0) notDone('The file has no lines.');
  return body.map(({ cells, at }) => readLine(cells, at));
}

function readLine(
  [name = '', amount = '', from = '']: readonly string[],
  at: number,
): MinimumWageRow {
  const found = prefectures.entries.find(
    (one) => one.id === name || one.name.ja === name || one.name.en === name,
  );
  const yen = Number(amount);
  const isAmount = Number.isInteger(yen) && yen >= plausible.least && yen <= plausible.most;
  if (!found || !isAmount || !/^\d{4}-\d\d-\d\d$/.test(from)) {
    return notDone(`Line ${at} is not “prefecture,yen,first day”, such as 東京都,1226,2025-10-03.`);
  }
  return { prefecture: found.id, yen, from };
}
