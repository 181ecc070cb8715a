import type { Random } from '@engawa/demo/random';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';

export const keptDays = 400;
export const spanDays = 30;
export const dayMs = 86_400_000;

const kinds = { student: 1, company: 2, recruiter: 3, thread: 4 } as const;
type Kind = keyof typeof kinds;

/** The same id in every world, counted from 0. */
export const idOf = (kind: Kind, number: number): string =>
  `0000000${kinds[kind]}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** The same in SQL, of an expression that is an integer. */
export const idSql = (kind: Kind, number: string): string =>
  `('0000000${kinds[kind]}-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;

/** An id as the product makes them: the time first, then chance. */
export const idAtSql = (at: string): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** The least id of a time. */
export const leastIdAt = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** So many rows, evenly over the days until today, the oldest first. */
export const rowsSql = ({ start }: People, size: number): string => `(
  select number, timestamptz '${start.toISOString()}'
    + number * (interval '${keptDays} days' / ${size}) as at
  from generate_series(0, ${size - 1}) as number offset 0) as row`;

/** A few have much, many have little. */
export const oftenSql = (count: number): string => `floor(power(random(), 2) * ${count})`;
export const often = (random: Random, count: number): number =>
  Math.floor(random.next() ** 2 * count);

/** A hundred rows for each student on average, twenty for each thread. */
export function peopleFor(size: number) {
  const students = Math.max(1_000, Math.round(size / 100));
  const today = momentOf(`${todayInJapan(new Date())}T00:00`).getTime();
  return {
    students,
    companies: Math.max(20, Math.round(students / 50)),
    threads: Math.max(1_000, Math.round(size / 20)),
    start: new Date(today - keptDays * dayMs),
  };
}
export type People = ReturnType<typeof peopleFor>;

/** A thread's student and its company, as numbers: no two threads have the same two. */
export const pairOf = ({ students, companies }: People, thread: number) => ({
  student: thread % students,
  company: ((thread % students) + Math.floor(thread / students)) % companies,
});

/** Companies with a recruiter each, students, and a thread for each pair that is connected. */
export const peopleSql = (people: People): string[] => {
  const { students, companies, threads, start } = people;
  const student = `thread % ${students}`;
  const company = `(thread % ${students} + thread / ${students}) % ${companies}`;
  const since = `timestamptz '${start.toISOString()}'`;
  return [
    ...['account', 'student', 'company'].map(
      (table) => `alter table ${table} disable trigger user`,
    ),
    `insert into company (id, name_jp, industry_id, verified_at)
     select ${idSql('company', 'n')}, '会社' || n, 1, now() from generate_series(0, ${companies - 1}) n`,
    `insert into account (id, kind) select ${idSql('student', 'n')}, 'student'
     from generate_series(0, ${students - 1}) n`,
    `insert into account (id, kind, company_id, level)
     select ${idSql('recruiter', 'n')}, 'company', ${idSql('company', 'n')}, 0
     from generate_series(0, ${companies - 1}) n`,
    `insert into recruiter (id, company_id, email, name)
     select ${idSql('recruiter', 'n')}, ${idSql('company', 'n')}, 'recruiter-' || n || '@test.example', '森'
     from generate_series(0, ${companies - 1}) n`,
    `insert into student (id, email, first_name, last_name)
     select ${idSql('student', 'n')}, 'student-' || n || '@test.example', 'Mai', 'Sato'
     from generate_series(0, ${students - 1}) n`,
    `insert into connection (student_id, company_id, state, asked_by, changed_by, since, connected_at)
     select ${idSql('student', student)}, ${idSql('company', company)}, 'connected', 'student',
       'company', ${since}, ${since} from generate_series(0, ${threads - 1}) thread`,
    `insert into thread (id, company_id, student_id, created_at, last_at)
     select ${idSql('thread', 'thread')}, ${idSql('company', company)}, ${idSql('student', student)},
       ${since}, ${since} from generate_series(0, ${threads - 1}) thread`,
    ...['account', 'student', 'company'].map((table) => `alter table ${table} enable trigger user`),
  ];
};
