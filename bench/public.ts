import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { until } from '@engawa/platform/testing/waiting/until';
import { interleave, type Measured, median, medianRatio } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { startServer } from './support/server.ts';
import { table } from './support/table.ts';

/** A server-drawn public job page compared with a static file of the same bytes. */
const rounds = Number(process.env['ROUNDS'] ?? 9);
const seconds = 2;
const connections = 50;
const bar = { perSecond: 3000, ratio: 0.4, listPerSecond: 1500 };

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

try {
  const ours = await startServer(join(root, 'apps/api/src/main.ts'), {
    DATABASE_URL: database.url,
    ENGAWA_DATA: folder,
    ENGAWA_DEMO: 'on',
    LOG_LEVEL: 'warn',
    CALLS_PER_MINUTE: '100000000',
  });
  try {
    await measure(ours.origin, await findPages());
  } finally {
    await ours.stop();
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function findPages(): Promise<{ job: string; company: string; jobs: string[] }> {
  const { openDatabases } = await import('@engawa/platform/db/database');
  const databases = openDatabases({ url: database.url });
  const read = () =>
    databases.pool.query<{ id: string; company: string }>(
      `select posting.id, content.company_id as company
       from job_posting as posting join content on content.id = posting.id
         join company on company.id = content.company_id
       where posting.status = 1 and not posting.off_web and company.verified_at is not null
       order by posting.id`,
    );
  try {
    await until('the demo to be there', async () => (await read()).rows.length > 0, 60);
    const { rows } = await read();
    return {
      job: `/jobs/${rows[0]?.id}`,
      company: `/companies/${rows[0]?.company}`,
      jobs: rows.map(({ id }) => `/jobs/${id}`),
    };
  } finally {
    await databases.close();
  }
}

async function measure(origin: string, pages: Awaited<ReturnType<typeof findPages>>) {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'ja' };
  const drawn = await timeDrawing(origin, pages.jobs, headers);
  const packed = await packedPage(origin + pages.job, headers);
  const file = join(folder, 'page.br');
  await writeFile(file, packed);
  const filePort = String(await freePort());
  const bare = await startServer(join(root, 'bench/public/bare-server.ts'), {
    PAGE_FILE: file,
    FILE_PORT: filePort,
  });
  try {
    const all = [headers];
    const [job, company, list, memory, disk] = (await interleave(
      [
        { name: 'Engawa: /jobs/{id}', url: origin + pages.job, headers: all },
        { name: 'Engawa: /companies/{id}', url: origin + pages.company, headers: all },
        { name: 'Engawa: /jobs', url: `${origin}/jobs`, headers: all },
        {
          name: 'bare Fastify, the same bytes from memory',
          url: `${bare.origin}/memory`,
          headers: all,
        },
        {
          name: 'bare node, the same bytes as a file',
          url: `http://127.0.0.1:${filePort}/`,
          headers: all,
        },
      ],
      { rounds, seconds, connections },
    )) as [Measured, Measured, Measured, Measured, Measured];
    report({ job, company, list, memory, disk }, { bytes: packed.length, drawn });
  } finally {
    await bare.stop();
  }
}

/** Compressed, where fetch would decompress. */
async function packedPage(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** Median time of the first visit of each page. */
async function timeDrawing(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const reply = await fetch(origin + path, { headers });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

function report(
  {
    job,
    company,
    list,
    memory,
    disk,
  }: Record<'job' | 'company' | 'list' | 'memory' | 'disk', Measured>,
  { bytes, drawn }: { bytes: number; drawn: number },
): void {
  const row = (one: Measured) => [
    one.name,
    median(one.rates).toFixed(0),
    `${median(one.p99).toFixed(0)} ms`,
    `${medianRatio(one, memory).toFixed(2)} ×`,
    `${medianRatio(one, disk).toFixed(2)} ×`,
  ];
  const text = table([
    ['a public page', 'requests/s', 'p99', 'of bare memory', 'of a bare file'],
    ...[job, company, list, memory, disk].map(row),
  ]);
  const about = `${rounds} rounds of ${seconds} s, interleaved, ${connections} connections, ${bytes} bytes packed, ${availableParallelism()} cores shared with the caller; median of the ratios per round. A page that is not kept yet: ${drawn.toFixed(1)} ms (median of the demo's jobs).`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('public', `${text}\n\n${about}`);
  const slowest = Math.min(median(job.rates), median(company.rates));
  const ratio = Math.min(medianRatio(job, memory), medianRatio(company, memory));
  const lists = median(list.rates);
  if (lists < bar.listPerSecond) {
    process.stdout.write(`Below the bar: ${lists.toFixed(0)} lists/s.\n`);
    process.exitCode = 1;
  }
  if (slowest < bar.perSecond || ratio < bar.ratio) {
    process.stdout.write(
      `Below the bar: ${slowest.toFixed(0)} requests/s (wanted ${bar.perSecond}), ${ratio.toFixed(2)} of bare (wanted ${bar.ratio}).\n`,
    );
    process.exitCode = 1;
  }
}
