import type { Tables } from '@engawa/api/database';
import { Random } from '@engawa/demo/random';
import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import { type Databases, openDatabases } from '@engawa/platform/db/database';
import type { Known, Person } from '../visits/person.ts';

type Pool = Databases<Tables>['pool'];

const batch = 5_000;

interface Account {
  id: string;
  side: Person['side'];
  email: string;
  threadId: string | null;
  lastNumber: number | null;
  settingId: string | null;
}

async function openSessions(pool: Pool, accounts: readonly Account[]): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < accounts.length; at += batch) {
    const some = accounts.slice(at, at + batch).map((account, place) => ({
      ...account,
      number: at + place,
      accessToken: newToken(),
      refreshToken: newToken(),
    }));
    await pool.query(
      `with given as (
         select * from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as t (account_id, access, refresh)),
       opened as (
         insert into session (account_id, created_at, authenticated_at, last_used_at)
         select account_id, now(), now(), now() from given returning id, account_id),
       allowed as (
         insert into access_token (digest, session_id, expires_at)
         select access, id, now() + interval '1 hour' from opened join given using (account_id))
       insert into refresh_token (digest, session_id, expires_at)
       select refresh, id, now() + interval '14 days' from opened join given using (account_id)`,
      [
        some.map(({ id }) => id),
        some.map(({ accessToken }) => digestOf(accessToken)),
        some.map(({ refreshToken }) => digestOf(refreshToken)),
      ],
    );
    people.push(
      ...some.map(({ side, email, number, accessToken, refreshToken, ...before }) => ({
        side,
        email,
        address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        accessToken,
        refreshToken,
        renewing: undefined,
        memory: memoryOf(before),
        random: new Random(number + 1),
        visit: [],
        place: 0,
      })),
    );
  }
  return people;
}

/** All users have visited before. */
const memoryOf = ({ threadId, lastNumber, settingId }: Omit<Account, 'id' | 'side' | 'email'>) => ({
  applied: new Set<string>(),
  ...(threadId && { threadId, lastNumber: lastNumber ?? 0 }),
  ...(settingId && { settingId }),
});

export interface Town {
  students: Person[];
  recruiters: Person[];
  known: Omit<Known, 'assets'>;
}

/** All people who can be online, signed in, and the ids they can link to. */
export async function readTown(url: string): Promise<Town> {
  const databases = openDatabases<Tables>({ url });
  const { pool } = databases;
  try {
    const list = async <R extends object>(text: string) => (await pool.query<R>(text)).rows;
    // Shuffled deterministically.
    const students = await list<Account>(
      `select student.id, 'student' as side, email, thread.id as "threadId",
         last_number as "lastNumber", null as "settingId"
       from student left join lateral (
         select id, last_number from thread where student_id = student.id limit 1) as thread on true
       order by md5(student.id::text)`,
    );
    const recruiters = await list<Account>(
      `select recruiter.id, 'company' as side, email, thread.id as "threadId",
         last_number as "lastNumber",
         (select id from target_setting as t where t.company_id = recruiter.company_id limit 1)
           as "settingId"
       from recruiter left join lateral (
         select id, last_number from thread where company_id = recruiter.company_id limit 1)
         as thread on true
       order by md5(recruiter.id::text)`,
    );
    const jobs = await list<Known['jobs'][number]>(
      `select id, company_id as "companyId",
         published #>> '{common,applyPage}' = 'internal' as "appliesHere"
       from content where kind = 'job' order by id`,
    );
    const people = await openSessions(pool, [...students, ...recruiters]);
    return {
      students: people.slice(0, students.length),
      recruiters: people.slice(students.length),
      known: { jobs, studentIds: students.map(({ id }) => id) },
    };
  } finally {
    await databases.close();
  }
}
