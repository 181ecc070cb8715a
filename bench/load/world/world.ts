import type { Tables } from '@engawa/api/database';
import { insertShown, insertStudents } from '@engawa/api/demo/people.repo';
import { insertProfiles } from '@engawa/api/demo/profiles/profiles.repo';
import { readProfile } from '@engawa/api/features/profile/public';
import { writeStudentRow } from '@engawa/api/features/student-rows/public';
import { beginFromJob } from '@engawa/api/features/targets/public';
import { generateStudents } from '@engawa/demo/generate-students';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { Random } from '@engawa/demo/random';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { type Databases, openDatabases } from '@engawa/platform/db/database';
import { addCompanies } from '../../discover/world.ts';
import type { Options } from '../options.ts';
import { addConnections } from './connections.ts';

export const password = 'a-day-at-the-office-7';

/** Required for applying. */
const phone = { country: 'JP', number: '090-1234-5678' } as const;

const batch = 500;
const atOnce = 8;

/** People, companies, jobs and their relations, created by the product's own rules. */
export async function fillWorld(
  url: string,
  size: Options,
  tell: (line: string) => void,
): Promise<void> {
  // Only filling writes, which need not wait for the disk.
  const quick = new URL(url);
  quick.searchParams.set('options', '-c synchronous_commit=off');
  const databases = openDatabases<Tables>({ url: quick.href, statementMs: 300_000 });
  try {
    const random = new Random(7);
    await addCompanies(databases, random, size);
    await addRecruiters(databases, size.recruitersEach);
    tell(`${size.companies} companies with ${size.companies * size.jobsEach} jobs`);
    await addStudents(databases, random, size.students);
    tell(`${size.students} students`);
    await addConnections(databases.pool, size.students);
    await addTargets(databases);
    await databases.pool.query('vacuum analyze');
    tell('connections, threads and target settings');
  } finally {
    await databases.close();
  }
}

async function addStudents(
  { commands }: Databases<Tables>,
  random: Random,
  count: number,
): Promise<void> {
  const now = new Date();
  const people = generateStudents(random, count);
  for (let done = 0; done < count; done += batch) {
    const some = Array.from({ length: Math.min(batch, count - done) }, () => {
      const { value } = people.next();
      if (!value) throw new Error('too few students were generated');
      return { ...value, profile: generateProfile(random, value, now) };
    });
    const ids = some.map(({ id }) => id);
    await commands.transaction().execute(async (tx) => {
      await insertStudents(
        tx,
        some.map((one) => ({ ...one, basic: { ...one.profile.basic, phone } })),
        false,
      );
      await insertProfiles(tx, some, now);
      await insertShown(tx, ids, now);
    });
    const waiting = ids.values();
    const write = async () => {
      for (const id of waiting) {
        await commands.transaction().execute((tx) => writeStudentRow(tx, id, { now, readProfile }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, write));
  }
}

/** Verified companies with members of all levels, who share one password hash. */
async function addRecruiters({ pool }: Databases<Tables>, each: number): Promise<void> {
  await pool.query(`update company set verified_at = now() - interval '60 days'`);
  const account = `
    insert into account (kind, company_id, level)
    select 'company', company.id, case when n = 1 then 0 when n <= 3 then 1 else 2 end
    from company, generate_series(1, $1::int) as n
    returning id, company_id`;
  await pool.query(
    `with account as (${account})
     insert into recruiter (id, company_id, email, name, password_hash)
     select id, company_id, 'recruiter-' || id || '@companies.example', '森 直子', $2 from account`,
    [each, await hashPassword(password)],
  );
}

async function addTargets({ commands, pool }: Databases<Tables>): Promise<void> {
  const { rows } = await pool.query<{ id: string; companyId: string }>(
    `select id, company_id as "companyId" from (
       select id, company_id, row_number() over (partition by company_id order by id) as place
       from content where kind = 'job') as job where place <= 2`,
  );
  for (const { id, companyId } of rows) {
    await commands
      .transaction()
      .execute((tx) => beginFromJob(tx, { companyId, jobId: id, language: 'ja', now: new Date() }));
  }
}
