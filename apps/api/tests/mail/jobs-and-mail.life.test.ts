import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { deadLetterQueue } from '@engawa/platform/jobs/job-queue';
import { startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { deliveryCheck, demoWelcome } from '../../src/mail/mails.ts';
import { createStudent } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function relay(port = 0) {
  const server = await startMailRelay({ port });
  closing.push(() => server.stop());
  return server;
}

async function start(options: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options);
  closing.push(() => app.close());
  return app;
}

const write = ({ services, clock }: TestApp, to: string, language: 'ja' | 'en', template: string) =>
  services.databases.commands
    .transaction()
    .execute((tx) =>
      services.mailer.write(
        tx,
        [{ to, language, template, data: { origin: 'https://engawa.example' } }],
        clock.now(),
      ),
    );

const failedAttempt = (api: TestApp) =>
  until('a failed attempt', async () => {
    const { rows } = await api.services.databases.pool.query(
      "select from pgboss.job where name = 'send-mail' and state = 'retry'",
    );
    return rows.length > 0;
  });

describe('mail', () => {
  test('goes out in the recipient’s language, as text and HTML', async () => {
    const smtp = await relay();
    const api = await start({ work: true, env: { SMTP_URL: smtp.url } });
    await write(api, 'taro@test.example', 'ja', demoWelcome.name);
    await write(api, 'anna@test.example', 'en', demoWelcome.name);
    const mails = await until('two mails', () => smtp.received.length === 2 && smtp.received);
    const ja = mails.find((mail) => mail.to?.[0]?.address === 'taro@test.example');
    const en = mails.find((mail) => mail.to?.[0]?.address === 'anna@test.example');
    expect(ja?.subject).toBe('【Engawa】デモへようこそ');
    expect(en?.subject).toBe('[Engawa] Welcome to the demo');
    for (const mail of [ja, en]) {
      expect(mail?.text).toContain('https://engawa.example');
      expect(mail?.html).toContain('href="https://engawa.example"');
      expect(mail?.html).not.toContain('undefined');
    }
  });

  test('keeps its Message-ID over retries, is recorded after a database failure, and emptied', async () => {
    const smtp = await relay();
    const api = await start({ work: true, env: { SMTP_URL: smtp.url } });
    // Until the table is locked: on a busy machine the next attempt may come before.
    smtp.refuse(Number.POSITIVE_INFINITY);
    await write(api, 'taro@test.example', 'ja', deliveryCheck.name);
    await failedAttempt(api);
    const holder = await api.services.databases.pool.connect();
    // The pool may still hand out the terminated connection, so the test uses its own.
    const observer = new pg.Client({ connectionString: api.databaseUrl });
    await observer.connect();
    closing.push(() => observer.end());
    let mail: (typeof smtp.received)[number] | undefined;
    try {
      await holder.query('begin; lock table mail in share mode');
      smtp.refuse(0);
      [mail] = await until('the mail', () => smtp.received.length > 0 && smtp.received);
      // The relay has accepted the mail. Ends the connection that would record this; asked outside
      // the transaction, whose snapshot would not show changes.
      await until('the note to be cut', async () => {
        const { rows } = await observer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and query like 'update "mail"%'`,
        );
        return rows.length > 0;
      });
    } finally {
      await holder.query('commit');
      holder.release();
    }
    const row = await until('the mail to be marked', async () => {
      const { rows } = await observer.query('select id, sent_at, recipient, data from mail');
      return rows[0]?.sent_at ? rows[0] : undefined;
    });
    expect(mail?.messageId).toBe(`<${row.id}@engawa.example>`);
    expect(row).toMatchObject({ recipient: null, data: null });
    expect(smtp.received).toHaveLength(1);
  });

  test('waits for an unavailable relay and is sent once', async () => {
    const first = await startMailRelay();
    const port = Number(new URL(first.url).port);
    await first.stop();
    const api = await start({ work: true, env: { SMTP_URL: first.url } });
    await write(api, 'taro@test.example', 'ja', deliveryCheck.name);
    await failedAttempt(api);
    const back = await relay(port);
    await until('the mail', () => back.received.length > 0);
    expect(back.received).toHaveLength(1);
  });

  test('of a process killed between commit and sending is sent once by the next', async () => {
    const smtp = await relay();
    const api = await start({ work: false, env: { SMTP_URL: smtp.url } });
    const killed = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../testing/database/commit-and-wait.ts')],
      {
        env: {
          ...process.env,
          DATABASE_URL: api.databaseUrl,
          ENGAWA_DATA: api.folder,
          SMTP_URL: smtp.url,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = await once(killed.stdout, 'data');
    expect(String(line)).toContain('committed');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await countRows(api, 'mail')).toBe(1);
    expect(smtp.received).toHaveLength(0);
    await start({ work: true, beside: api, env: { SMTP_URL: smtp.url } });
    await until('the mail', () => smtp.received.length > 0);
    await until('the job to be done', async () => {
      const { rows } = await api.services.databases.pool.query(
        "select from pgboss.job where name = 'send-mail' and state = 'completed'",
      );
      return rows.length === 1;
    });
    expect(smtp.received).toHaveLength(1);
  });

  test('with a missing variable fails the command, not the sending', async () => {
    const api = await start({});
    const attempt = api.services.databases.commands
      .transaction()
      .execute((tx) =>
        api.services.mailer.write(
          tx,
          [{ to: 'a@test.example', language: 'ja', template: demoWelcome.name, data: {} }],
          api.clock.now(),
        ),
      );
    await expect(attempt).rejects.toThrow('this mail needs origin');
    expect(await countRows(api, 'mail')).toBe(0);
  });
});

describe('jobs', () => {
  test('a failing job is retried, then becomes a dead letter, and can be redriven', async () => {
    let attempts = 0;
    let broken = true;
    const api = await start({
      work: true,
      contractFor: (services) =>
        probeContract(services, async () => {
          attempts += 1;
          if (broken) throw new Error('not today');
        }),
    });
    await createNoteTable(api);
    const student = await createStudent(api);
    await api.app.inject({
      method: 'POST',
      url: '/v1/student/notes',
      headers: student.headers,
      payload: { text: 'x' },
    });
    const [letter] = await until('a dead letter', async () => {
      const dead = await api.services.jobs.dead();
      return dead.length > 0 && dead;
    });
    expect(attempts).toBe(2);
    expect(letter?.job).toBe('note');
    broken = false;
    expect(
      await api.services.databases.commands
        .transaction()
        .execute((tx) => api.services.jobs.redrive(tx)),
    ).toBe(1);
    await until('the third attempt', () => attempts === 3);
    const { rows } = await api.services.databases.pool.query(
      'select from pgboss.job where name = $1 and state < $2',
      [deadLetterQueue, 'completed'],
    );
    expect(rows).toHaveLength(0);
  });
});
