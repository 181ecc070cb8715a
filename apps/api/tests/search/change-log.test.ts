import { Random } from '@engawa/demo/random';
import { createPool } from '@engawa/platform/db/pool';
import type { PlatformTables } from '@engawa/platform/db/tables';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { LiveIndex } from '@engawa/platform/search-index/live-index';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';

/** A test table with the same logging trigger as the product's tables. */
const things = `
  create table thing (id uuid primary key, value int not null);
  create function log_thing() returns trigger language plpgsql as $$
    begin
      insert into search_change (source, row_id) select 'thing', id from changed;
      return null;
    end
  $$;
  create trigger added after insert on thing
    referencing new table as changed for each statement execute function log_thing();
  create trigger changed after update on thing
    referencing new table as changed for each statement execute function log_thing();
  create trigger removed after delete on thing
    referencing old table as changed for each statement execute function log_thing()`;

const rowsInPage = 1_000;
const rowsAtFirst = 4_500;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let db: Kysely<PlatformTables>;
/** Number of changes in each response of the log. */
let answers: number[];
/** Runs before each read of changed rows; one read per page of the log. */
let beforeRead: (() => Promise<void>) | undefined;
let index: LiveIndex<PlatformTables>;
let writers: pg.Client[];

const source: IndexSource<PlatformTables, 'value'> = {
  name: 'thing',
  columns: { value: 'number' },
  order: 'value',
  async list(reader, after, limit) {
    const found = await sql<{ id: string; value: number }>`
      select id, value from thing where ${after}::uuid is null or id > ${after} order by id
      limit ${limit}`.execute(reader);
    return { rows: found.rows.map(rowOf), last: found.rows.at(-1)?.id ?? null };
  },
  async read(reader, ids) {
    await beforeRead?.();
    expect(ids.length).toBeLessThanOrEqual(rowsInPage);
    const found = await sql<{ id: string; value: number }>`
      select id, value from thing where id = any(${ids})`.execute(reader);
    return found.rows.map(rowOf);
  },
};
const rowOf = ({ id, value }: { id: string; value: number }) => ({
  id,
  values: { value },
  terms: [],
});

beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({ url: database.url, max: 2 });
  const counted: typeof pool = Object.create(pool, {
    connect: {
      value: async () => {
        const client = await pool.connect();
        return Object.create(client, {
          query: {
            value: async (text: string, values: unknown[]) => {
              const result = await client.query(text, values);
              if (text.includes('search_change')) answers.push(changesIn(result.rows));
              return result;
            },
          },
        });
      },
    },
  });
  db = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool: counted }) });
  await pool.query(things);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** In any form of the response, each change has the id of its row. */
const changesIn = (rows: unknown): number =>
  JSON.stringify(rows).match(/[0-9a-f]{8}-[0-9a-f-]{27}/gu)?.length ?? 0;

beforeEach(async () => {
  answers = [];
  beforeRead = undefined;
  await pool.query('truncate thing, search_change');
  await pool.query(
    `insert into thing select gen_random_uuid(), n from generate_series(1, ${rowsAtFirst}) n`,
  );
  index = new LiveIndex(db, source, (error) => {
    throw error;
  });
  await index.fill();
  answers = [];
  writers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const writer = new pg.Client({ connectionString: database.url });
      await writer.connect();
      return writer;
    }),
  );
});
afterEach(async () => {
  for (const writer of writers) await writer.end();
});

const found = async () => {
  const { rows } = await index.search({ where: [], order: 'value', limit: 1_000_000 });
  return rows.map(({ id, place }) => `${id} ${place}`).toSorted();
};
const stored = async () => {
  const { rows } = await pool.query('select id, value from thing');
  return rows.map(({ id, value }) => `${id} ${value}`).toSorted();
};
const changeAll = 'update thing set value = value + 100000';
const changeOne =
  'update thing set value = -value where id = (select min(id::text)::uuid from thing)';

test('many changes are read in pages, each once', async () => {
  await pool.query(changeAll);
  await pool.query('delete from thing where value % 3 = 0');
  expect(await found()).toEqual(await stored());
  expect(Math.max(...answers)).toBeLessThanOrEqual(rowsInPage);
  expect(answers.reduce((sum, one) => sum + one)).toBe(rowsAtFirst + rowsAtFirst / 3);
  answers = [];
  expect(await found()).toEqual(await stored());
  expect(answers).toEqual([0]);
});

test('a transaction begun before the pages and committed between them is read by the next search', async () => {
  const [early, late] = writers as [pg.Client, pg.Client];
  await early.query('begin');
  await early.query('insert into thing values (gen_random_uuid(), 7000000)');
  await late.query('update thing set value = value + 100000 where value > 5');
  let page = 0;
  beforeRead = async () => {
    page += 1;
    if (page === 2) await early.query('commit');
    // Changes rows that the first page has returned already.
    if (page === 3) await late.query(changeOne);
  };
  await index.hear();
  expect(page).toBe(5);
  expect(await found()).toEqual(await stored());
});

test('changes of a long open transaction are skipped once they were read', async () => {
  const [open, quick] = writers as [pg.Client, pg.Client];
  await open.query('begin');
  await open.query('insert into thing values (gen_random_uuid(), 7000000)');
  await quick.query('update thing set value = value + 100000 where value > 10');
  await index.hear();
  answers = [];
  await index.hear();
  expect(answers).toEqual([0]);
  await open.query('commit');
  expect(await found()).toEqual(await stored());
});

test('after a failure between two pages everything is read again', async () => {
  await pool.query(changeAll);
  let page = 0;
  beforeRead = async () => {
    page += 1;
    if (page === 3) throw new Error('the database is away');
  };
  await expect(index.hear()).rejects.toThrow('the database is away');
  beforeRead = undefined;
  expect(await found()).toEqual(await stored());
});

test('the index has all changes of several concurrent writers after the next search', async () => {
  const random = new Random(20261118);
  const open = new Set<pg.Client>();
  const step = async () => {
    const writer = random.pick(writers);
    if (!open.has(writer)) {
      await writer.query('begin');
      open.add(writer);
    }
    // Each writer has its own rows, so that none waits for another.
    const share = `mod(abs(hashtext(id::text)), ${writers.length}) = ${writers.indexOf(writer)}`;
    const some = `${share} and value % ${random.int(1, 4)} = 0`;
    await writer.query(
      random.pick([
        `update thing set value = value + ${random.int(1, 9)} where ${some}`,
        `delete from thing where ${share} and value % 97 = ${random.int(0, 96)}`,
        `insert into thing select gen_random_uuid(), n from generate_series(1, 300) n`,
      ]),
    );
    if (random.int(1, 2) === 1) {
      await writer.query(random.pick(['commit', 'commit', 'rollback']));
      open.delete(writer);
    }
  };
  beforeRead = step;
  for (let round = 0; round < 15; round += 1) {
    await step();
    await index.hear();
  }
  beforeRead = undefined;
  for (const writer of open) await writer.query('commit');
  expect(await found()).toEqual(await stored());
  expect(Math.max(...answers)).toBeLessThanOrEqual(rowsInPage);
});
