import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { askedWords } from '@engawa/platform/text/search-words';
import { type Bare, bitsOfFilters } from './bare.ts';
import type { World } from './measure.ts';
import { searches, words } from './questions.ts';
import { p95Of } from './time.ts';

/** Other in-process search libraries on the same rows, each in its best form. */
const folder = join(import.meta.dirname, 'rivals');
const rival = createRequire(join(folder, 'package.json'));

export function ensureRivals(): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

interface Roaring {
  readonly size: number;
  andInPlace(other: Roaring): void;
  clone(): Roaring;
  optimize(): void;
  dispose(): boolean;
  at(place: number): number | undefined;
}

/** Rows by number, newest first, so that a page is the first twenty matches. */
function newestFirst({ shown, size }: Bare): Uint32Array {
  const byAge = Uint32Array.from({ length: size }, (_, row) => row).toSorted(
    (one, other) => (shown[other] as number) - (shown[one] as number),
  );
  const numbers = new Uint32Array(size);
  for (const [number, row] of byAge.entries()) numbers[row] = number;
  return numbers;
}

async function measureRoaring(bare: Bare): Promise<number> {
  const { RoaringBitmap32 } = rival('roaring-wasm') as {
    RoaringBitmap32: { from(rows: Uint32Array): Roaring };
  };
  const numbers = newestFirst(bare);
  const prepared = searches.map((filter) =>
    bitsOfFilters(bare, filter).map((bits) => {
      const rows = Uint32Array.from({ length: bare.size }, (_, row) => row)
        .filter((row) => ((bits[row >>> 5] as number) >>> (row & 31)) & 1)
        .map((row) => numbers[row] as number)
        .toSorted();
      const bitmap = RoaringBitmap32.from(rows);
      bitmap.optimize();
      return bitmap;
    }),
  );
  const took = await p95Of(
    160,
    (round) => {
      const [first, ...others] = prepared[round % prepared.length] as [Roaring, ...Roaring[]];
      const hits = first.clone();
      for (const other of others) hits.andInPlace(other);
      const page = Array.from({ length: Math.min(20, hits.size) }, (_, at) => hits.at(at));
      hits.dispose();
      return page;
    },
    20,
  );
  for (const bitmap of prepared.flat()) bitmap.dispose();
  return took;
}

interface Duck {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>;
  createAppender(table: string): Promise<{
    appendInteger(value: number): void;
    endRow(): void;
    closeSync(): void;
  }>;
}

/** One column per filter, in the smallest types: a table made for these queries. */
async function measureDuck(bare: Bare): Promise<number> {
  const { DuckDBInstance } = rival('@duckdb/node-api') as {
    DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Duck> }> };
  };
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  const asked = searches.map((filter) => bitsOfFilters(bare, filter));
  const columns = asked.flatMap((filters, search) => filters.map((_, at) => `f${search}_${at}`));
  await duck.run(
    `create table student (id integer, shown integer, ${columns.map((name) => `${name} utinyint`).join(', ')})`,
  );
  const appender = await duck.createAppender('student');
  const bits = asked.flat();
  for (let row = 0; row < bare.size; row += 1) {
    appender.appendInteger(row);
    appender.appendInteger(bare.shown[row] as number);
    for (const one of bits) {
      appender.appendInteger(((one[row >>> 5] as number) >>> (row & 31)) & 1);
    }
    appender.endRow();
  }
  appender.closeSync();
  return p95Of(60, async (round) => {
    const search = round % asked.length;
    const fits = asked[search]?.map((_, at) => `f${search}_${at} = 1`).join(' and ');
    await duck.runAndReadAll(`select count(*) from student where ${fits}`);
    await duck.runAndReadAll(
      `select id from student where ${fits} order by shown desc, id desc limit 20`,
    );
  });
}

/** A text index exceeds the memory bar with a tenth of the people already. */
const mostTexts = 100_000;

async function measureTexts({ databases, size }: World) {
  const MiniSearch = rival('minisearch') as new (
    options: object,
  ) => {
    addAll(all: readonly object[]): void;
    search(word: string, options: object): readonly unknown[];
  };
  const texts = Math.min(size, mostTexts);
  const { rows } = await databases.pool.query<{ id: string; words: string }>(
    `select student_id as id, array_to_string(tsvector_to_array(words), ' ') as words
     from student_search limit $1`,
    [texts],
  );
  const before = process.memoryUsage().heapUsed;
  const begun = performance.now();
  const split = (text: string) => text.split(' ');
  const index = new MiniSearch({ fields: ['words'], tokenize: split, processTerm: String });
  index.addAll(rows);
  const built = performance.now() - begun;
  const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
  const list = words.frequent.map((word) =>
    askedWords(word)
      .map(({ text }) => text)
      .join(' '),
  );
  const took = await p95Of(9, (round) =>
    index.search(list[round % list.length] as string, { combineWith: 'AND' }),
  );
  return { texts, built, megabytes, took };
}

export async function measureRivals(world: World) {
  return {
    roaringMs: await measureRoaring(world.bare),
    duckMs: await measureDuck(world.bare),
    text: await measureTexts(world),
  };
}
export type Rivals = Awaited<ReturnType<typeof measureRivals>>;
