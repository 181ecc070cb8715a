import type { Tables } from '@engawa/api/database';
import { insertCompany, insertStudents } from '@engawa/api/demo/people.repo';
import { updateRows } from '@engawa/api/features/search-rows/public';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jlptLevels } from '@engawa/contract/reference/languages/jlpt-levels';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { type DemoCompany, demoCompanies } from '@engawa/demo/companies';
import { demoGeneral } from '@engawa/demo/general/demo-generals';
import { generateStudents } from '@engawa/demo/generate-students';
import { demoJobs } from '@engawa/demo/jobs/demo-jobs';
import type { Random } from '@engawa/demo/random';
import type { Databases } from '@engawa/platform/db/database';

const mostMinutes = 90 * 24 * 60;

type Pool = Databases<Tables>['pool'];

const noPicture = '00000000-0000-4000-8000-000000000001';
const nothing = { spring: 2027, pictureFor: () => null };
const postings = demoCompanies.flatMap(({ domain }) =>
  demoJobs(domain, nothing).map(({ document }) => document),
);

export async function addStudent(databases: Databases<Tables>, random: Random): Promise<string> {
  const [student] = [...generateStudents(random, 1)];
  if (!student) throw new Error('one student was asked for');
  await databases.commands.transaction().execute((tx) => insertStudents(tx, [student], false));
  return student.id;
}

/** Texts of the demo's postings, with random conditions. */
function posting(random: Random): JobDocument {
  const { jp, en, common } = random.pick(postings);
  const pay = random.int(200, 400) * 1000;
  return {
    jp,
    en,
    common: {
      ...common,
      industry: random.pick(industries.ids),
      prefectures: [random.pick(prefectures.ids)],
      languages: [
        { language: 'ja', level: 'elementary', jlpt: random.pick([null, ...jlptLevels.ids]) },
      ],
      salaryType: 'monthly',
      salaryMin: pay,
      salaryMax: pay + 50_000,
    },
  };
}

/** Published companies with `each` open jobs, and their search rows. */
export async function addCompanies(
  databases: Databases<Tables>,
  random: Random,
  { companies, jobsEach }: { companies: number; jobsEach: number },
): Promise<void> {
  const { commands, pool } = databases;
  for (let number = 0; number < companies; number += 1) {
    const company: DemoCompany = { ...random.pick(demoCompanies), employees: random.int(1, 5000) };
    const id = random.uuid();
    await commands.transaction().execute((tx) => insertCompany(tx, id, company, false));
    const { document } = demoGeneral(company, { spring: 2027, fileOf: () => noPicture });
    const jobs = Array.from({ length: jobsEach }, () => posting(random));
    const documents = [document, ...jobs];
    const ages = documents.map(() => random.int(0, mostMinutes));
    await publish(pool, id, documents, ages);
  }
  await pool.query(
    `insert into job_posting (id, status, status_changed_at, opened_at)
     select id, 1, published_at, published_at from content
     where kind = 'job' and not exists (select from job_posting where job_posting.id = content.id)`,
  );
  // Visitors see only verified companies.
  await pool.query('update company set verified_at = now(), verified_in_demo = true');
  await updateRows({ commands, now: new Date() });
  await pool.query('vacuum analyze');
}

/**
 * The first document is the company's page, the others are jobs. `ages` in minutes, chosen so that
 * a page of the newest jobs covers many companies.
 */
const publish = (pool: Pool, companyId: string, documents: readonly object[], ages: number[]) =>
  pool.query(
    `insert into content (company_id, kind, draft, published, created_at, updated_at, published_at)
     select $1, case when number = 1 then 'general' else 'job' end, document, document, at, at, at
     from jsonb_array_elements($2::jsonb) with ordinality as d (document, number),
       lateral (select now() - make_interval(mins => ($3::int[])[number]) as at) as t`,
    [companyId, JSON.stringify(documents), ages],
  );
