import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDirectStudent } from '../../api/testing/server/direct-student.ts';
import { type ServerProcess, startServerProcess } from '../../api/testing/server/server-process.ts';
import { Balancer } from '../testing/servers/balancer.ts';
import { FollowedStream } from '../testing/shift/followed-stream.ts';
import { ShiftWriter } from '../testing/shift/shift-writer.ts';
import { withClient } from '../testing/stored/database-contents.ts';

let folder: string;
let database: EmbeddedDatabase;
let balancer: Balancer;
const instances: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-many-'));
  await chmod(folder, 0o755);
  await copyPrepared('demo', folder);
  const dataDir = join(folder, 'postgres');
  database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  balancer = await Balancer.start();
  await Promise.all([startInstance(), startInstance(), startInstance()]);
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
  await balancer.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startInstance(): Promise<ServerProcess> {
  const instance = await startServerProcess({
    DATABASE_URL: database.url,
    ENGAWA_DATA: folder,
    ENGAWA_DEMO: 'on',
    PUBLIC_ORIGIN: balancer.origin,
    TRUST_PROXY: '1',
    CALLS_PER_MINUTE: '100000',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
  });
  instances.push(instance);
  balancer.add(instance.origin);
  return instance;
}

const findTalking = () =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ thread: string; student: string; recruiter: string }>(
      `select t.id as thread, t.student_id as student, r.id as recruiter
       from thread t join connection c using (student_id, company_id)
       join recruiter r using (company_id) join account a on a.id = r.id
       where c.state = 'connected' and a.disabled_at is null order by t.id, r.id limit 1`,
    );
    const tokens = [];
    for (const account of [rows[0]?.student, rows[0]?.recruiter]) {
      const token = newToken();
      await client.query(
        `with s as (insert into session (account_id) values ($1) returning id)
         insert into access_token select $2, id, now() + interval '1 hour' from s`,
        [account, digestOf(token)],
      );
      tokens.push({ authorization: `Bearer ${token}` });
    }
    const [student, recruiter] = tokens;
    if (!student || !recruiter) throw new Error('nobody in the demo talks');
    return { threadId: rows[0]?.thread, student, recruiter };
  });

const countShifts = (marks: string[]) =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ workplace: string; times: number }>(
      `select workplace, count(*)::int as times from work_shift
       where workplace = any($1) group by workplace`,
      [marks],
    );
    return new Map(rows.map(({ workplace, times }) => [workplace, times]));
  });

test('killing, stopping and adding instances loses and doubles nothing, and the stop fails no request', async () => {
  const tokens = await Promise.all([1, 2, 3, 4].map(() => createDirectStudent(database.url)));
  const writers = tokens.map((token) => new ShiftWriter(balancer.origin, token));
  const done = () => writers.flatMap((writer) => writer.done);
  const more = async (what: string, count = 40) => {
    const before = done().length;
    await until(what, () => done().length > before + count);
  };
  const { threadId, student, recruiter } = await findTalking();
  const tabs = Array.from({ length: 6 }, () => new FollowedStream(balancer.origin, student));
  await until('the streams', () => tabs.every(({ times }) => times > 0));
  let sent = 0;
  const say = async () => {
    const reply = await fetch(`${balancer.origin}/v1/company/messages`, {
      method: 'POST',
      headers: { ...recruiter, 'content-type': 'application/json' },
      body: JSON.stringify({ threadId, clientId: randomUUID(), text: `zq${sent}` }),
    });
    expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
    sent += 1;
  };

  await more('writes at all of them');
  expect(instances.filter(({ origin }) => !balancer.served.get(origin))).toEqual([]);
  await say();
  // A tab can only resume after it has received a signal.
  await until('the signal of the first message', () =>
    tabs.every(({ signals }) => signals.length >= sent),
  );

  const [killed, stopped] = instances as [ServerProcess, ServerProcess];
  await killed.stop('SIGKILL');
  await until('the balancer to know', () => !balancer.isUp(killed.origin));
  await more('writes after the kill');
  await say();

  const from = performance.now();
  await Promise.all([stopped.stop('SIGTERM'), say()]);
  expect(stopped.child.exitCode).toBe(0);
  await more('writes after the stop');
  await say();
  const during = () => writers.flatMap(({ answers }) => answers.filter((one) => one.to > from));
  await until('more than 40 answers', () => during().length > 40);
  expect(during().filter(({ status }) => status !== 200)).toEqual([]);

  const started = await startInstance();
  await until(
    'the new instance to be asked',
    () => (balancer.served.get(started.origin) ?? 0) > 10,
  );
  await say();
  await Promise.all(writers.map((writer) => writer.stop()));

  const marks = writers.flatMap(({ answers }) => answers.map(({ mark }) => mark));
  const counts = await countShifts(marks);
  expect(done().filter((mark) => counts.get(mark) !== 1)).toEqual([]);
  expect([...counts.values()].filter((times) => times !== 1)).toEqual([]);
  for (const { signals } of tabs) {
    await until('the signals of all messages', () => signals.length >= sent);
    const numbers = signals.map(({ id }) => id);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  }
  for (const tab of tabs) tab.close();
});
