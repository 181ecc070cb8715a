import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { until } from '@engawa/platform/testing/waiting/until';
import { createStudent } from '../database/factories.ts';
import { admin } from '../server/desk.ts';
import type { Product } from './product.ts';
import type { Stock } from './stock.ts';

export interface Findings {
  figures: string[];
  faults: string[];
}

type Query = <Row extends object>(text: string) => Promise<Row[]>;
type CheckContext = { product: Product; stock: Stock; query: Query; patienceSeconds: number };

/** After all processes are up again: checks consistency between rows, files and mails. */
export async function checkConsistency(
  product: Product,
  stock: Stock,
  patienceSeconds: number,
): Promise<Findings> {
  const { pool } = stock.test.services.databases;
  const query: Query = async <Row extends object>(text: string) =>
    (await pool.query<Row>(text)).rows;
  const context = { product, stock, query, patienceSeconds };
  const parts: Findings[] = [];
  for (const check of [checkMails, checkRows, checkFiles, checkSearches]) {
    parts.push(await check(context));
  }
  return {
    figures: parts.flatMap(({ figures }) => figures),
    faults: parts.flatMap(({ faults }) => faults),
  };
}

const live = "j.name = 'send-mail' and j.state in ('created', 'retry', 'active')";

/** Every mail is sent or has one job; the relay got each one, and hardly any twice. */
async function checkMails({ product, query, patienceSeconds }: CheckContext): Promise<Findings> {
  const waiting = () =>
    query<{ id: string; jobs: number }>(
      `select m.id, count(j.id)::int as jobs from mail m
       left join pgboss.job j on j.data ->> 'mailId' = m.id::text and ${live}
       where m.sent_at is null group by m.id`,
    );
  const deadline = Date.now() + patienceSeconds * 1000;
  await until(
    'the mails',
    async () => (await waiting()).length === 0 || Date.now() > deadline,
    patienceSeconds + 10,
  );
  const left = await waiting();
  const sent = await query<{ id: string }>('select id from mail where sent_at is not null');
  const received = product.relay.received.map(({ messageId }) => messageId?.slice(1).split('@')[0]);
  const known = new Set(received);
  const twice = received.length - known.size;
  const dead = await query("select from pgboss.job where name = 'dead-letters'");
  const unsent = sent.filter(({ id }) => !known.has(id));
  return {
    figures: [
      `${sent.length} mails sent, ${twice} of them twice with the same Message-ID, ${left.length} wait for another try`,
    ],
    faults: [
      ...left.filter(({ jobs }) => jobs !== 1).map(({ id, jobs }) => `mail ${id} has ${jobs} jobs`),
      ...unsent.map(({ id }) => `mail ${id} counts as sent, but the relay never got it`),
      ...(dead.length > 0 ? [`${dead.length} dead letters`] : []),
    ],
  };
}

/** Queries for contradictory rows, with what each would mean. */
const contradictions = {
  'an idempotency key without its reply': 'idempotency_key where reply is null',
  'a thread whose numbers have a gap': `thread t where last_number <>
    (select count(*) from thread_message m where m.thread_id = t.id)`,
  'more unread than there is': `thread t where company_unread >
    (select count(*) from thread_message m where m.thread_id = t.id and m.side = 'student')`,
  'a published job without its posting': `content c where kind = 'job' and not exists
    (select from job_posting p where p.id = c.id)`,
};

async function checkRows({ query }: CheckContext): Promise<Findings> {
  const faults: string[] = [];
  for (const [what, where] of Object.entries(contradictions)) {
    const [found] = await query<{ n: number }>(`select count(*)::int as n from ${where}`);
    if (found && found.n > 0) faults.push(`${what}: ${found.n}`);
  }
  return { figures: [], faults };
}

/** Every file row has its bytes, and the sweep knows all other bytes. */
async function checkFiles({ product, query }: CheckContext): Promise<Findings> {
  const objects = await query<{ key: string; named: boolean }>(
    'select key, file_id is not null as named from stored_object',
  );
  const onDisk = new Set(
    readdirSync(join(product.folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => basename(parentPath) + name),
  );
  const known = new Set(objects.map(({ key }) => key));
  const named = objects.filter((one) => one.named);
  // A killed write leaves a `.part` file, which the sweep deletes with its key.
  const isKnown = (name: string) => known.has(name.replace(/\.part$/, ''));
  return {
    figures: [
      `${named.length} stored objects, ${objects.length - named.length} that the sweep takes`,
    ],
    faults: [
      ...named.filter(({ key }) => !onDisk.has(key)).map(({ key }) => `no bytes of ${key}`),
      ...[...onDisk].filter((name) => !isKnown(name)).map((name) => `bytes of nobody: ${name}`),
    ],
  };
}

const searched = ['job_search', 'company_search', 'student_search'];

/** Checks that a rebuild changes no search row and that every instance answers from these rows. */
async function checkSearches({ product, stock, query }: CheckContext): Promise<Findings> {
  const rows = async () => {
    const found: string[] = [];
    for (const table of searched) {
      found.push(
        ...(await query<{ row: string }>(`select t::text as row from ${table} t order by 1`)).map(
          ({ row }) => `${table} ${row}`,
        ),
      );
    }
    return found;
  };
  const before = await rows();
  await admin(stock.test, 'search-rebuild');
  await admin(stock.test, 'students-rebuild');
  const after = await rows();
  const differ = [
    ...before.filter((row) => !after.includes(row)),
    ...after.filter((row) => !before.includes(row)),
  ];
  const { headers } = await createStudent(stock.test);
  const url = '/v1/student/discover/count';
  const expected = (await stock.test.app.inject({ url, headers })).json();
  for (const { origin } of product.instances) {
    await until(`an instance to find ${JSON.stringify(expected)}`, async () => {
      const found = (await (await fetch(origin + url, { headers })).json()) as typeof expected;
      return found.jobs === expected.jobs && found.companies === expected.companies;
    });
  }
  return {
    figures: [`${before.length} rows to search by, ${expected.jobs} jobs found by every instance`],
    faults: differ.map((row) => `a rebuild differs: ${row.slice(0, 200)}`),
  };
}
