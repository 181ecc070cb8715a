import type { Tables } from '@engawa/api/database';
import { secondNumber } from '@engawa/api/people/student-numbers.rules';
import { Random } from '@engawa/demo/random';
import type { Databases } from '@engawa/platform/db/database';
import { copyIn } from '@engawa/platform/testing/copy-in';
import { generatePeople, type Person, tableColumns } from './people.ts';

/** Distinct generated profiles; larger worlds repeat them under other names. */
const different = 20_000;
const day = 86_400;

/** Ascending, as the product's own ids are. */
export const idOf = (number: number): string => {
  const hex = number.toString(16).padStart(8, '0');
  return `${hex}-0000-7000-8000-${hex.padStart(12, '0')}`;
};

const sections = [
  'student_university',
  'student_language',
  'student_career',
  'student_story',
  'student_work',
];

/** Inserts findable students with their profiles by COPY. */
export async function addPeople(
  { pool, url }: Pick<Databases<Tables>, 'pool' | 'url'>,
  size: number,
): Promise<void> {
  const random = new Random(size);
  const now = new Date();
  const people = [...generatePeople(random, Math.min(size, different), now)];
  const client = await pool.connect();
  await client.query(withoutChecks);
  await client.query('drop index student_search_words');
  // The widest table in parallel to the others, since generating and inserting use different cores.
  await Promise.all([copySearchRows(url, size, people, now), copyProfiles(url, size, people)]);
  await client.query(`insert into student_shown (student_id, rules, shown_at)
    select student_id, 1, now() from student_search`);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await client.query('create index student_search_words on student_search using gin (words)');
  await client.query('alter table student_search enable trigger user');
  await client.query('vacuum analyze');
  client.release();
}

/** Search rows only, for worlds that are too large to have profiles. */
export async function addSearchRows(
  { pool, url }: Pick<Databases<Tables>, 'pool' | 'url'>,
  size: number,
): Promise<void> {
  const now = new Date();
  const people = [...generatePeople(new Random(size), Math.min(size, different), now)];
  const client = await pool.connect();
  try {
    await client.query(withoutChecks);
    await client.query('drop index student_search_words');
    await copySearchRows(url, size, people, now);
    await client.query('alter table student_search enable trigger user');
    await client.query('vacuum analyze student_search');
  } finally {
    client.release();
  }
}

async function copyProfiles(url: string, size: number, people: readonly Person[]): Promise<void> {
  await copyIn(
    url,
    'account',
    ['id', 'kind'],
    lines(size, people, () => ['student']),
  );
  await copyIn(
    url,
    'student',
    ['id', ...(tableColumns.get('student') ?? []), 'email'],
    lines(size, people, ({ tails }, number) =>
      (tails.get('student') ?? []).map((tail) => `${tail}\tstudent-${number}@students.example`),
    ),
  );
  for (const table of sections) {
    const columns = ['student_id', ...(tableColumns.get(table) ?? [])];
    await copyIn(
      url,
      table,
      columns,
      lines(size, people, ({ tails }) => tails.get(table) ?? []),
    );
  }
}

async function copySearchRows(
  url: string,
  size: number,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const random = new Random(size + 1);
  const latest = secondNumber(now);
  const searched = ['student_id', ...(tableColumns.get('student_search') ?? [])];
  await copyIn(
    url,
    'student_search',
    [...searched, 'shown', 'active', 'exposure'],
    lines(size, people, ({ tails }, number) =>
      (tails.get('student_search') ?? []).map((tail) => {
        const shown =
          latest - Math.floor(((size - number) / size) * 900 * day) - random.int(0, day);
        return `${tail}\t${shown}\t${9_800 - random.int(0, 200)}\t${random.int(-30, 30)}`;
      }),
    ),
  );
}

function* lines(
  size: number,
  people: readonly Person[],
  tailsOf: (person: Person, number: number) => readonly string[],
): Generator<string> {
  for (let number = 1; number <= size; number += 1) {
    const person = people[number % people.length] as Person;
    for (const tail of tailsOf(person, number)) yield `${idOf(number)}\t${tail}`;
  }
}

/** Constraints hold by construction, and another bench measures names. */
const withoutChecks = `do $$
  declare one record;
  begin
    for one in select conname, conrelid::regclass as of from pg_constraint
      where contype = 'f' and conrelid::regclass::text ~ '^(student|account)'
    loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop;
    alter table student disable trigger user;
    alter table student_search disable trigger user;
  end $$`;
