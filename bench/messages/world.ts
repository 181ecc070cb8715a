import type { Tables } from '@engawa/api/database';
import { insertCompany, insertRecruiter, insertStudents } from '@engawa/api/demo/people.repo';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { openSession } from '@engawa/platform/auth/session.repo';
import { openDatabases } from '@engawa/platform/db/database';

export interface Talker {
  threadId: string;
  token: string;
}

export interface World {
  /** Students who each write in a thread of their own. */
  senders: Talker[];
  /** The same threads, with the company's recruiter as sender. */
  answers: Talker[];
  /** By number of messages. */
  long: Talker;
  short: Talker;
  /** By number of threads. */
  full: string;
  few: string;
  searched: string;
}

/** Many, because rate limits apply per person. */
const writers = 10_000;
const companies = 200;
const sizes = { long: 50_000, short: 50, full: 2_000, few: 20, searched: 50_000 };

/** Connected pairs with threads; two threads and two inboxes of very different size. */
export async function createWorld(url: string): Promise<World> {
  const databases = openDatabases<Tables>({ url });
  const random = new Random(3);
  const students = [...generateStudents(random, writers)];
  const ids = students.map(({ id }) => id);
  const now = new Date();
  const employers: { companyId: string; recruiterId: string }[] = [];
  const tokens = await databases.commands.transaction().execute(async (tx) => {
    for (let at = 0; at < students.length; at += 1000) {
      await insertStudents(tx, students.slice(at, at + 1000), false);
    }
    for (let at = 0; at < companies; at += 1) {
      const [companyId, recruiterId] = [random.uuid(), random.uuid()];
      await insertCompany(tx, companyId, random.pick(demoCompanies), false);
      const person = { email: `recruiter-${at}@test.example`, name: '森' };
      await insertRecruiter(tx, { id: recruiterId, companyId, level: 0, ...person });
      employers.push({ companyId, recruiterId });
    }
    const opened = new Map<string, string>();
    for (const id of [...ids, ...employers.map(({ recruiterId }) => recruiterId)]) {
      opened.set(id, (await openSession(tx, id, now)).accessToken);
    }
    return opened;
  });
  const tokenOf = (id = '') => tokens.get(id) ?? '';
  const query = <R extends object>(text: string, values: unknown[]) =>
    databases.pool.query<R>(text, values).then(({ rows }) => rows);

  const connect = async (companyId: string, studentIds: readonly string[]) => {
    await query(
      `insert into connection (student_id, company_id, state, asked_by, changed_by, since, connected_at)
       select id, $1, 'connected', 'student', 'company', now(), now() from unnest($2::uuid[]) as id`,
      [companyId, studentIds],
    );
    return query<{ id: string; student: string }>(
      `insert into thread (company_id, student_id, created_at, last_at)
       select $1, id, now(), now() - place * interval '1 second'
       from unnest($2::uuid[]) with ordinality as t (id, place)
       returning id, student_id as student`,
      [companyId, studentIds],
    );
  };
  const talk = async (threadIds: readonly string[], messages: number) => {
    await query(
      `insert into thread_message
         (id, thread_id, company_id, number, side, kind, text, folded, sent_at)
       select gen_random_uuid(), thread.id, thread.company_id, n,
         case when n % 2 = 0 then 'company' else 'student' end, 'text', words, words,
         thread.created_at - ($2 - n) * interval '1 minute'
       from thread, generate_series(1, $2::int) as n,
         lateral (select '来週の面談について、' || md5(n::text || thread.id) || ' の件でご相談です。' as words)
       where thread.id = any ($1)`,
      [threadIds, messages],
    );
    await query('update thread set last_number = $2 where id = any ($1)', [threadIds, messages]);
  };

  const senders: Talker[] = [];
  const answers: Talker[] = [];
  const [first, second, third, ...others] = employers as [Employer, Employer, Employer, Employer];
  for (const [at, { companyId, recruiterId }] of others.entries()) {
    const own = ids.filter((_, place) => place % others.length === at);
    for (const { id, student } of await connect(companyId, own)) {
      senders.push({ threadId: id, token: tokenOf(student) });
      answers.push({ threadId: id, token: tokenOf(recruiterId) });
    }
  }
  const [longOne, shortOne, ...few] = await connect(first.companyId, ids.slice(0, sizes.few));
  const full = await connect(second.companyId, ids.slice(0, sizes.full));
  const searched = await connect(third.companyId, ids.slice(0, 1_000));
  await talk(
    few.map(({ id }) => id),
    20,
  );
  await talk(
    full.map(({ id }) => id),
    20,
  );
  await talk(
    searched.map(({ id }) => id),
    sizes.searched / 1_000,
  );
  await talk([longOne?.id ?? ''], sizes.long);
  await talk([shortOne?.id ?? ''], sizes.short);
  await query('vacuum analyze', []);
  await databases.close();
  return {
    senders,
    answers,
    long: { threadId: longOne?.id ?? '', token: tokenOf(longOne?.student) },
    short: { threadId: shortOne?.id ?? '', token: tokenOf(shortOne?.student) },
    full: tokenOf(second.recruiterId),
    few: tokenOf(first.recruiterId),
    searched: tokenOf(third.recruiterId),
  };
}

type Employer = { companyId: string; recruiterId: string };
