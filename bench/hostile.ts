import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { apiRequest } from './hostile/api-requests.ts';
import { flood, type HostileRequest } from './hostile/flood.ts';
import { identityRequests } from './hostile/identity-requests.ts';
import { manyKeys } from './hostile/junk.ts';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { startServer } from './support/server.ts';
import { table } from './support/table.ts';

/** Memory that hostile requests leave behind in the servers, and the cost of one junk body. */
const total = 100_000;
const steps = [0.25, 0.5, 1];
const connections = 40;
const barMb = 350;

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

const residentMb = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

interface Row {
  name: string;
  memory: number[];
  answers: string;
}

try {
  await migrate(database.url, [
    platformMigrations,
    join(root, 'apps/api/migrations'),
    join(root, 'apps/identity/migrations'),
  ]);
  const env = {
    DATABASE_URL: database.url,
    ENGAWA_DATA: folder,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    SHED_AFTER_MS: '0',
  };
  const rows: Row[] = [];
  const api = await startServer(join(root, 'apps/api/src/main.ts'), env);
  rows.push(await attack('API', api, apiRequest));
  const junk = await costOfJunk(api.origin);
  await api.stop();
  report(rows, junk);
  const identity = await startServer(join(root, 'apps/identity/src/main.ts'), {
    ...env,
    MAIL_CAPTURE: 'on',
    IDENTITY_CLIENT_ID: 'product',
    IDENTITY_CLIENT_SECRET: 'x'.repeat(32),
    IDENTITY_REDIRECT_ORIGINS: 'https://product.example',
  });
  rows.push(await attack('identity service', identity, await identityRequests(identity.origin)));
  await identity.stop();
  report(rows, junk);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function attack(
  name: string,
  { origin, pid }: { origin: string; pid: number },
  make: (at: number) => HostileRequest,
): Promise<Row> {
  const memory = [residentMb(pid)];
  const answers = new Map<string, number>();
  let from = 0;
  for (const step of steps) {
    const to = Math.round(total * step);
    for (const [kind, count] of await flood(origin, make, { from, to, connections })) {
      answers.set(kind, (answers.get(kind) ?? 0) + count);
    }
    memory.push(residentMb(pid));
    process.stdout.write(`${name}: ${memory.at(-1)} MB after ${to}\n`);
    from = to;
  }
  const said = [...answers]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${count} ${kind}`);
  return { name, memory, answers: said.join(', ') };
}

/** Time to refuse a body of 74,000 keys, compared with an invalid one of two keys. */
async function costOfJunk(origin: string) {
  const time = async (body: Buffer): Promise<number> => {
    const start = performance.now();
    const options = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    await fetch(`${origin}/v1/auth/password/reset`, options).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    return performance.now() - start;
  };
  const times = { junk: [] as number[], small: [] as number[] };
  for (let round = 0; round < 30; round += 1) {
    times.junk.push(await time(manyKeys(74_000)));
    times.small.push(await time(manyKeys(2)));
  }
  return { junk: median(times.junk), small: median(times.small) };
}

function report(rows: readonly Row[], { junk, small }: { junk: number; small: number }): void {
  const text = table([
    ['memory', 'at the start', ...steps.map((step) => `after ${step * total}`), 'answers'],
    ...rows.map(({ name, memory, answers }) => [name, ...memory.map((mb) => `${mb} MB`), answers]),
  ]);
  const about = `${connections} connections, each request from another address, ${availableParallelism()} cores. A body of 928 kB and 74,000 keys is refused in ${junk.toFixed(1)} ms, a wrong one of two keys in ${small.toFixed(1)} ms (medians of 30, with the sending).`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('hostile', `${text}\n\n${about}`);
  const over = rows.filter(({ memory }) => (memory.at(-1) ?? 0) > barMb);
  for (const { name } of over) process.stdout.write(`Above the bar of ${barMb} MB: ${name}.\n`);
  if (over.length > 0) process.exitCode = 1;
}
