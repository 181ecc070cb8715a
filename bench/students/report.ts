import { keepTable } from '../support/keep-table.ts';
import { table } from '../support/table.ts';
import type { Measured } from './measure.ts';
import type { Rivals } from './rivals.ts';
import type { ServerMeasured } from './server.ts';

interface Line {
  size: number;
  what: string;
  ours: string;
  beside: string;
  ratio: string;
  bar: string;
  missed: boolean;
}

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

/** Bars apply to a million students; smaller worlds show the growth. */
const full = 1_000_000;

function line(
  size: number,
  what: string,
  [ours, beside]: [number, number],
  most: number | undefined,
): Line {
  const ratio = ours / beside;
  const held = most !== undefined && size >= full;
  return {
    size,
    what,
    ours: ms(ours),
    beside: ms(beside),
    ratio: times(ratio),
    bar: held ? `≤ ${most < 1 ? `1/${Math.round(1 / most)}` : `${most} ×`}` : '',
    missed: held && ratio > most,
  };
}

function linesOf(
  { size, search, words, targets, saveMs }: Measured,
  profileMs: number,
  fewerMs: number | undefined,
): Line[] {
  const profile = line(
    size,
    'a profile by id / of a tenth of the people',
    [profileMs, fewerMs ?? profileMs],
    undefined,
  );
  const grown = fewerMs ? profileMs / fewerMs : 1;
  return [
    line(size, `page of up to ${search.found} / bare bits`, [search.ours, search.loop], 2),
    line(size, 'the same / best SQL', [search.ours, search.database], 1 / 8),
    line(size, 'page in the middle / first page', [search.deep, search.ours], 1.3),
    ...words.map(({ kind, ours, like, found }) =>
      line(size, `word (${kind}, up to ${found}) / ILIKE`, [ours, like], 1 / 20),
    ),
    line(size, 'scoring all, first 50 / bare loop', [targets.ours, targets.loop], 2),
    line(size, 'the same / SQL', [targets.ours, targets.database], 1 / 20),
    { ...profile, bar: fewerMs ? '≤ 1.3 ×' : '', missed: grown > 1.3 },
    { ...line(size, 'save → found', [saveMs, saveMs], undefined), beside: '', ratio: '' },
  ];
}

type FootLine = [what: string, ours: string, bar: string, missed: boolean];

function footOf({ readyMs, megabytes }: ServerMeasured, companiesMs: number): FootLine[] {
  return [
    ['memory of the API with its index', `${megabytes.toFixed(0)} MB`, '≤ 700 MB', megabytes > 700],
    ['until the index answers', ms(readyMs), '≤ 30 s', readyMs > 30_000],
    ['1,000 companies scored one after the other', ms(companiesMs), '≤ 15 s', companiesMs > 15_000],
  ];
}

/** Alternatives, compared with the same bare loop; for a text index its memory. */
function rivalLines({ size, search }: Measured, { roaringMs, duckMs, text }: Rivals): string[][] {
  const beside = (what: string, took: number) => [
    String(size),
    what,
    ms(took),
    ms(search.loop),
    times(took / search.loop),
    '',
    '',
  ];
  return [
    beside('page by roaring-wasm / bare bits', roaringMs),
    beside('page by DuckDB in the process / bare bits', duckMs),
    [
      String(text.texts),
      `frequent word by MiniSearch, built in ${ms(text.built)}, ${text.megabytes.toFixed(0)} MB`,
      ms(text.took),
      '',
      '',
      '',
      '',
    ],
  ];
}

interface Figures {
  measured: readonly Measured[];
  profiles: readonly number[];
  server: ServerMeasured | undefined;
  rivals: Rivals | undefined;
  machine: string;
}

/** Prints and stores the table; false if a bar was missed. */
export function reportStudents({ measured, profiles, server, rivals, machine }: Figures): boolean {
  const lines = measured.flatMap((one, at) => linesOf(one, profiles[at] ?? 0, profiles[at - 1]));
  const largest = measured.at(-1);
  const isFull = (largest?.size ?? 0) >= full;
  const more = server && largest ? footOf(server, largest.targets.companiesMs) : [];
  const rows = [
    ['students', 'p95', 'ours', 'beside it', 'ratio', 'bar', ''],
    ...lines.map((one) => [
      String(one.size),
      one.what,
      one.ours,
      one.beside,
      one.ratio,
      one.bar,
      one.missed ? 'missed' : '',
    ]),
    ...more.map(([what, ours, bar, missed]) => [
      String(largest?.size ?? 0),
      what,
      ours,
      '',
      '',
      isFull ? bar : '',
      isFull && missed ? 'missed' : '',
    ]),
    ...(rivals && largest ? rivalLines(largest, rivals) : []),
  ];
  const text = table(rows);
  const about = `The API answered its first call ${ms(server?.answeredMs ?? 0)} after its start; while the index loaded, no call waited longer than ${ms(server?.longestMs ?? 0)}. ${machine}.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  if (isFull) keepTable('students', `${text}\n\n${about}`);
  return !rows.some((row) => row.includes('missed'));
}
