import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { insertCompany, insertRecruiter, insertStudents } from '@engawa/api/demo/people.repo';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { openSession } from '@engawa/platform/auth/session.repo';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { greyPng, png } from '../apps/api/testing/files/sample-files.ts';
import { keepTable } from './support/keep-table.ts';
import { startServer } from './support/server.ts';
import { table } from './support/table.ts';

/** How one account's pictures delay others: a sign-in, a read, another's picture. */
const atOnce = 8;
const rounds = 3;
const recruiter = { email: 'tanaka@bench.example', password: 'a long enough password 1' };

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

type Send = () => Promise<unknown>;

try {
  const [attacker = '', ...others] = await prepare();
  // Rotates accounts, to stay below their limits.
  let asked = 0;
  const bystander = () => others[(asked += 1) % others.length] ?? '';
  const server = await startServer(join(root, 'apps/api/src/main.ts'), {
    DATABASE_URL: database.url,
    ENGAWA_DATA: folder,
    LOG_LEVEL: 'error',
    SHED_AFTER_MS: '0',
    CALLS_PER_MINUTE: '100000000',
  });
  try {
    const upload = (token: string, picture: Buffer) => () => {
      const body = new FormData();
      body.set('purpose', 'picture');
      body.set('file', new Blob([Uint8Array.from(picture)]), 'a.png');
      const headers = { authorization: `Bearer ${token}` };
      return fetch(`${server.origin}/v1/student/upload-file`, { method: 'POST', headers, body });
    };
    const small = await png(320, 240);
    const large = greyPng(12_000, 4000);
    const quick: Send[] = [
      () =>
        fetch(`${server.origin}/v1/auth/recruiter-login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(recruiter),
        }),
      () =>
        fetch(`${server.origin}/v1/student/account`, {
          headers: { authorization: `Bearer ${bystander()}` },
        }),
      () => upload(bystander(), small)(),
    ];
    await worst(quick, async () => undefined);
    const rows = [
      ['meanwhile', 'all answered after', 'slowest sign-in', 'read', "another's picture"],
    ];
    const scenes: [string, Send][] = [
      ['nothing', async () => undefined],
      [`${atOnce} pictures of 1 × 16,000,000 px`, many(upload(attacker, greyPng(1, 16_000_000)))],
      [`${atOnce} pictures of 12,000 × 4,000 px`, many(upload(attacker, large))],
    ];
    for (const [name, work] of scenes) rows.push([name, ...(await worst(quick, work))]);
    report(rows);
  } finally {
    await server.stop();
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

function many(send: Send): Send {
  return () => Promise.all(Array.from({ length: atOnce }, send));
}

async function timed(send: Send): Promise<number> {
  const start = performance.now();
  await send();
  return performance.now() - start;
}

/** Throws on a refusal, which would be quick. */
async function answered(send: Send): Promise<void> {
  const reply = await send();
  if (!(reply instanceof Response) || !reply.ok) throw new Error('a quick call was refused');
  await reply.arrayBuffer();
}

/** The longest duration of each quick call while the work runs. */
async function worst(quick: readonly Send[], work: Send): Promise<string[]> {
  const most = quick.map(() => 0);
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const state = { working: true };
    const working = timed(work).then((ms) => {
      state.working = false;
      longest = Math.max(longest, ms);
    });
    do {
      for (const [at, send] of quick.entries()) {
        most[at] = Math.max(most[at] ?? 0, await timed(() => answered(send)));
      }
    } while (state.working);
    await working;
  }
  return [longest, ...most].map((ms) => `${ms.toFixed(0)} ms`);
}

async function prepare(): Promise<string[]> {
  await migrate(database.url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url: database.url });
  const random = new Random(1);
  const people = [...generateStudents(random, 20)];
  const passwordHash = await hashPassword(recruiter.password);
  const tokens = await databases.commands.transaction().execute(async (tx) => {
    await insertStudents(tx, people, false);
    const companyId = random.uuid();
    await insertCompany(tx, companyId, random.pick(demoCompanies), false);
    const { email } = recruiter;
    const person = { id: random.uuid(), companyId, level: 0, email, name: '田中 美咲' } as const;
    await insertRecruiter(tx, { ...person, passwordHash });
    const sessions: string[] = [];
    for (const { id } of people) {
      sessions.push((await openSession(tx, id, new Date())).accessToken);
    }
    return sessions;
  });
  await databases.close();
  return tokens;
}

function report(rows: string[][]): void {
  const about = `The longest of ${rounds} rounds, ${availableParallelism()} cores; all pictures come from one account, sign-in, read and the other picture (320 × 240 px) from others.`;
  const text = `${table(rows)}\n\n${about}`;
  process.stdout.write(`${text}\n`);
  keepTable('uploads', text);
}
