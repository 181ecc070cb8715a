import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, Tables } from '@engawa/api/database';
import { insertCompany } from '@engawa/api/demo/people.repo';
import { nameWords } from '@engawa/api/features/audience/name-search.rules';
import { findNamed } from '@engawa/api/features/audience/options.repo';
import { demoCompanies } from '@engawa/demo/companies';
import { type GeneratedStudent, generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { type Databases, openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

type Pool = Databases<Tables>['pool'];

/** Searching students by name: the index compared with scanning every name. */
const students = 1_000_000;
const batch = 5_000;
const rounds = 20;
const fullReads = 2;
const asked = ['Nguyen', 'linh ng', 'ngu', 'a', 'グエン', 'りん', 'エン', 'Zzyzx', 'an a'];

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

try {
  await migrate(database.url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const databases = openDatabases<Tables>({ url: database.url, statementMs: 300_000 });
  const { commands: db, pool } = databases;
  const companyId = await fill(db, pool);
  await databases.pool.query('vacuum analyze');
  const rows = [['asked', 'found', 'by the index: median', 'p95', 'reading every name', 'ratio']];
  for (const name of asked) rows.push(await measure(databases, companyId, name));
  report(rows);
  await databases.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function fill(db: Db, pool: Pool): Promise<string> {
  const random = new Random(1);
  const companyId = random.uuid();
  const company = random.pick(demoCompanies);
  await db.transaction().execute((tx) => insertCompany(tx, companyId, company, false));
  await pool.query('update company set verified_at = now()');
  for (let number = 0; number < students; number += batch) {
    const some = [...generateStudents(random, batch)].map((one, at) => ({
      ...one,
      email: `student-${number + at}@students.example`,
    }));
    await insertNamed(pool, some);
  }
  return companyId;
}

/** Names and readings only, since this bench needs no profiles. */
async function insertNamed(pool: Pool, some: GeneratedStudent[]): Promise<void> {
  const people = JSON.stringify(some);
  await pool.query(
    `insert into account (id, kind)
     select id, 'student' from jsonb_to_recordset($1::jsonb) as t (id uuid)`,
    [people],
  );
  await pool.query(
    `insert into student (id, email, first_name, last_name, first_name_kana, last_name_kana)
     select id, email, "firstName", "lastName", "firstNameKana", "lastNameKana"
     from jsonb_to_recordset($1::jsonb) as t (id uuid, email text, "firstName" text,
       "lastName" text, "firstNameKana" text, "lastNameKana" text)`,
    [people],
  );
}

async function measure(
  { commands: db, pool }: Databases<Tables>,
  companyId: string,
  name: string,
): Promise<string[]> {
  const words = nameWords(name);
  if (!words) throw new Error(`${name} has no words`);
  let found = 0;
  const index = await times(rounds, async () => {
    found = (await findNamed(db, companyId, words, 20)).length;
  });
  const whole = await times(fullReads, () => readEveryName(pool, name));
  const ratio = at(index, 0.5) / at(whole, 0.5);
  return [
    name,
    found > 20 ? 'more than 20' : String(found),
    `${at(index, 0.5).toFixed(1)} ms`,
    `${at(index, 0.95).toFixed(1)} ms`,
    `${at(whole, 0.5).toFixed(0)} ms`,
    `1/${Math.round(1 / ratio)}`,
  ];
}

/** The former implementation: a pattern match on each name, in both orders. */
function readEveryName(pool: Pool, name: string): Promise<unknown> {
  return pool.query(
    `select id from student
     where replace(normalize(concat(first_name, last_name), nfkc), ' ', '') ilike $1
        or replace(normalize(concat(last_name, first_name), nfkc), ' ', '') ilike $1
        or replace(concat(first_name_kana, last_name_kana), ' ', '') ilike $1
        or replace(concat(last_name_kana, first_name_kana), ' ', '') ilike $1
     order by last_name, first_name, id limit 20`,
    [`%${name.replaceAll(' ', '')}%`],
  );
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  await work();
  for (let round = 0; round < count; round += 1) {
    const start = performance.now();
    await work();
    all.push(performance.now() - start);
  }
  return all.toSorted((one, other) => one - other);
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number;
}

function report(rows: string[][]): void {
  const text = table(rows);
  const about = `${students} students, ${availableParallelism()} cores, ${rounds} searches each after a first one; first 20 of those a company may find.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('names', `${text}\n\n${about}`);
}
