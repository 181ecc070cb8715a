import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@engawa/api/database';
import { insertCompany, insertRecruiter, insertStudents } from '@engawa/api/demo/people.repo';
import { readProfile } from '@engawa/api/features/profile/public';
import { updateStudentRows } from '@engawa/api/features/student-rows/public';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { openSession } from '@engawa/platform/auth/session.repo';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { interleave, type Measured, median, medianRatio } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { startServer } from './support/server.ts';
import { table } from './support/table.ts';

/** An authenticated one-row read through the whole platform, compared with a bare server. */
const students = 10_000;
/** Many short rounds, because a machine's speed drifts within seconds. */
const rounds = 21;
const seconds = 2;
/** Two seconds were not enough: a large server has more code to compile. */
const warmSeconds = 8;
/** Ten people whose pages make five concurrent calls. */
const connections = 50;
const people = 10;
const bar = 0.65;

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

try {
  const { tokens, recruiterTokens, studentId, recruiterId } = await prepare();
  const env = { DATABASE_URL: database.url, ENGAWA_DATA: folder, LOG_LEVEL: 'warn' };
  const [ours, bare] = await Promise.all([
    startServer(join(root, 'apps/api/src/main.ts'), { ...env, CALLS_PER_MINUTE: '100000000' }),
    startServer(join(root, 'bench/http/bare-server.ts'), {
      ...env,
      STUDENT_ID: studentId,
      RECRUITER_ID: recruiterId,
    }),
  ]);
  try {
    const headersOf = (all: readonly string[]) =>
      all.map((token) => ({ authorization: `Bearer ${token}`, languagetype: '1' }));
    const headers = headersOf(tokens);
    const [api, company, pipeline, recruiter, pool] = (await interleave(
      [
        {
          name: 'Engawa: session, policy, validation, language, limits',
          url: `${ours.origin}/v1/student/account`,
          headers,
        },
        {
          name: 'Engawa: a recruiter’s account, with the tenant filter',
          url: `${ours.origin}/v1/company/account`,
          headers: headersOf(recruiterTokens),
        },
        {
          name: 'bare Fastify + pg, pipelined, same SQL and payload',
          url: `${bare.origin}/pipeline`,
          headers,
        },
        {
          name: 'bare Fastify + pg, pipelined, the recruiter’s SQL and payload',
          url: `${bare.origin}/recruiter`,
          headers,
        },
        {
          name: 'bare Fastify + pg pool, same SQL and payload',
          url: `${bare.origin}/pool`,
          headers,
        },
      ],
      { rounds, seconds, connections, warmSeconds },
    )) as [Measured, Measured, Measured, Measured, Measured];
    report({ api, company, pipeline, recruiter, pool });
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function prepare() {
  await migrate(database.url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url: database.url });
  const generated = [...generateStudents(new Random(1), students)];
  const some = generated.slice(students >> 1).slice(0, people);
  const studentId = some[0]?.id ?? '';
  const random = new Random(2);
  const [companyId, recruiterId] = [random.uuid(), random.uuid()];
  const signedIn = await databases.commands.transaction().execute(async (tx) => {
    await insertStudents(tx, generated, false);
    await insertCompany(tx, companyId, random.pick(demoCompanies), false);
    const person = { email: 'a@test.example', name: '森' };
    await insertRecruiter(tx, { id: recruiterId, companyId, level: 0, ...person });
    const tokens: string[] = [];
    const recruiterTokens: string[] = [];
    for (const { id } of some) {
      tokens.push((await openSession(tx, id, new Date())).accessToken);
      recruiterTokens.push((await openSession(tx, recruiterId, new Date())).accessToken);
    }
    return { tokens, recruiterTokens };
  });
  // Done now, because the server would otherwise do it during the measurement.
  await updateStudentRows({ commands: databases.commands, now: new Date(), readProfile });
  await databases.pool.query('analyze');
  await databases.close();
  return { ...signedIn, studentId, recruiterId };
}

type Results = Record<'api' | 'company' | 'pipeline' | 'recruiter' | 'pool', Measured>;

function report({ api, company, pipeline, recruiter, pool }: Results): void {
  const ratio = Math.min(medianRatio(api, pipeline), medianRatio(company, recruiter));
  const row = (one: Measured, of: Measured) => [
    one.name,
    median(one.rates).toFixed(0),
    `${median(one.p99).toFixed(0)} ms`,
    `${(medianRatio(one, of) * 100).toFixed(0)} %`,
  ];
  const text = table([
    ['GET /v1/student/account, /v1/company/account', 'requests/s', 'p99', 'of bare pipelined'],
    row(api, pipeline),
    row(pipeline, pipeline),
    row(pool, pipeline),
    row(company, recruiter),
    row(recruiter, recruiter),
  ]);
  const about = `${rounds} rounds of ${seconds} s, interleaved, after ${warmSeconds} s of each, ${connections} connections of ${people} people, ${students} students, ${availableParallelism()} cores; median of the ratios per round.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('http', `${text}\n\n${about}`);
  if (ratio < bar) {
    process.stdout.write(
      `Below the bar: ${(ratio * 100).toFixed(0)} % of bare, wanted ${bar * 100} %.\n`,
    );
    process.exitCode = 1;
  }
}
