import { startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

let api: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  // An unavailable relay: mails fail, and the failures are logged.
  const relay = await startMailRelay();
  await relay.stop();
  api = await startTestApp({
    work: true,
    env: { LOG_LEVEL: 'debug', SMTP_URL: relay.url },
    logInto: { write: (line) => lines.push(line) },
    contractFor: (services) => probeContract(services, async () => undefined),
  });
  await createNoteTable(api);
});
afterAll(() => api.close());

test('log lines have calls, ids and codes, and no personal data', async () => {
  const student = await createStudent(api);
  const recruiter = await createRecruiter(api);
  const secrets = [
    student.headers.authorization.slice(7),
    '秘密の本文',
    'key-of-mine',
    '192.0.2.77',
  ];
  const send = (method: 'GET' | 'POST', url: string, headers: object, payload?: object) =>
    api.app.inject({
      method,
      url,
      headers: { ...headers, 'idempotency-key': 'key-of-mine' },
      remoteAddress: '192.0.2.77',
      ...(payload && { payload }),
    });
  const written = await send('POST', '/v1/student/notes', student.headers, { text: '秘密の本文' });
  await send('POST', '/v1/student/notes', student.headers, { text: '秘密の本文', 秘密の本文: 1 });
  await send('GET', '/v1/student/notes/taro@secret.example?q=taro@secret.example', student.headers);
  await send('GET', '/taro@secret.example', {});
  await send('POST', '/v1/company/notes/break', recruiter.headers, { how: 'throw' });
  await until('the failed mail to be logged', () =>
    lines.some((line) => line.includes('send-mail')),
  );

  const log = lines.map((line) => JSON.parse(line));
  const call = log.find((line) => line.endpoint === 'student.notes.addNote');
  expect(call).toMatchObject({
    level: 'info',
    requestId: written.headers['x-request-id'],
    status: 200,
    msg: 'call',
  });
  const fault = log.find((line) => line.level === 'error');
  expect(fault).toMatchObject({ endpoint: 'company.notes.breakDown', msg: 'unexpected error' });
  expect(fault.err.stack).toContain('probe.ts');
  for (const secret of [...secrets, 'taro@', '@test.example', 'Nguyen']) {
    expect(lines.join('')).not.toContain(secret);
  }
});
