import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findMessageNews } from '../../src/features/messages/public.ts';
import { findNotificationNews } from '../../src/features/notifications/public.ts';
import { createPushSender, pushToDevices } from '../../src/features/push/public.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  signIn,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { messageCalls, startTalking } from '../../testing/talk/messages.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

let told: string[] = [];
let gone: string[] = [];
afterEach(async () => {
  await api.services.databases.pool.query('delete from push_device');
  told = [];
  gone = [];
});

const addressOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const post = ({ headers }: SignedIn, path: string, address: unknown) =>
  api.app.inject({ method: 'POST', url: `/v1/student/push${path}`, headers, payload: { address } });
const add = (who: SignedIn, name: string) => post(who, '', addressOf(name));

const minutes = async (count: number): Promise<void> => {
  api.clock.advance(count * 60);
  await pushToDevices({
    commands: api.services.databases.commands,
    push: {
      key: '',
      send: async (address) => {
        told.push(address.split('/').at(-1) ?? '');
        return gone.includes(address) ? 'gone' : 'delivered';
      },
    },
    news: [findNotificationNews, findMessageNews],
    now: api.services.clock.now(),
  });
};

test('an unread message pushes once, and again for a later one', async () => {
  const { student, who, threadId } = await startTalking(api);
  const calls = messageCalls(api);
  expect((await add(student, 'phone')).statusCode).toBe(200);
  await minutes(15);
  expect(told).toEqual([]);
  await calls.send('company', who, threadId);
  await minutes(1);
  await minutes(12);
  expect(told).toEqual(['phone']);
  await calls.send('company', who, threadId);
  await calls.read('student', student, threadId, 2);
  await minutes(12);
  expect(told).toEqual(['phone']);
  await calls.send('company', who, threadId);
  await minutes(2);
  expect(told).toEqual(['phone', 'phone']);
  // An ongoing conversation pushes at most every ten minutes.
  api.clock.advance(1);
  await calls.send('company', who, threadId);
  await minutes(5);
  expect(told).toHaveLength(2);
  await minutes(6);
  expect(told).toHaveLength(3);
});

test('a notification pushes to every device, to none after sign-out, and unknown devices are deleted', async () => {
  const { student, who } = await startTalking(api);
  const other = await signIn(api, student.accountId);
  await add(student, 'phone');
  await add(other, 'tablet');
  await minutes(15);
  const { rows } = await api.services.databases.pool.query(
    `insert into notification (account_id, kind, about, created_at)
     values ($1, 'fileRemoved', '{"file":"x"}', $2) returning id`,
    [student.accountId, api.services.clock.now()],
  );
  expect(rows).toHaveLength(1);
  gone = [addressOf('tablet')];
  await minutes(2);
  expect(told.toSorted()).toEqual(['phone', 'tablet']);
  await api.services.databases.pool.query(
    'update session set ended_at = now() where id in (select session_id from push_device)',
  );
  await messageCalls(api).send('company', who, await threadOf(student));
  await minutes(30);
  expect(told).toHaveLength(2);
  const left = await api.services.databases.pool.query('select address from push_device');
  expect(left.rows).toEqual([{ address: addressOf('phone') }]);
});

const threadOf = async ({ accountId }: SignedIn): Promise<string> =>
  (
    await api.services.databases.pool.query('select id from thread where student_id = $1', [
      accountId,
    ])
  ).rows[0].id;

test('a browser belongs to its last signed-in person, from whom nobody can take it', async () => {
  const [one, other] = [await createStudent(api), await createStudent(api)];
  await add(one, 'shared');
  await add(other, 'shared');
  expect((await post(one, '/delete', addressOf('shared'))).statusCode).toBe(200);
  const kept = await api.services.databases.pool.query('select student_id from push_device');
  expect(kept.rows).toEqual([{ student_id: other.accountId }]);
  await post(other, '/delete', addressOf('shared'));
  expect((await api.services.databases.pool.query('select from push_device')).rowCount).toBe(0);
});

test('an eleventh device replaces the first', async () => {
  const student = await createStudent(api);
  for (let number = 0; number < 11; number += 1) {
    await add(student, `device-${number}`);
    api.clock.advance(1);
  }
  const { rows } = await api.services.databases.pool.query(
    'select address from push_device order by added_at',
  );
  expect(rows).toHaveLength(10);
  expect(rows[0].address).toBe(addressOf('device-1'));
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://evilpush.services.mozilla.com.example/x',
  'file:///etc/passwd',
  'nonsense',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  null,
])('the server calls no address such as %.60s', async (address) => {
  const student = await createStudent(api);
  expect((await post(student, '', address)).statusCode).toBe(422);
});

test('push is for students only', async () => {
  expect((await add(await createRecruiter(api), 'phone')).statusCode).toBe(403);
  const shown = await api.app.inject({ url: '/v1/student/push' });
  expect(shown.statusCode).toBe(401);
});

test('a push service gets sender and lifetime, and no content', async () => {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const statuses = [201, 410, 500];
  const service = createServer((request, reply) => {
    let body = '';
    request.on('data', (data) => (body += data));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      reply.writeHead(statuses[calls.length - 1] ?? 500).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/x`;
  const sender = await createPushSender(Buffer.alloc(32, 7), 'mailto:office@engawa.example');
  expect([
    await sender.send(address),
    await sender.send(address),
    await sender.send(address),
  ]).toEqual(['delivered', 'gone', 'failed']);
  await new Promise((resolve) => service.close(resolve));
  expect(await sender.send(address)).toBe('failed');
  const [{ headers, body } = { headers: {}, body: '-' }] = calls;
  expect(body).toBe('');
  expect(headers.ttl).toBe('86400');
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers['authorization'] ?? '') ?? [];
  expect(key).toBe(sender.key);
  expect(Buffer.from(sender.key, 'base64url')).toHaveLength(65);
  expect(decodeJwt(token)).toMatchObject({
    aud: new URL(address).origin,
    sub: 'mailto:office@engawa.example',
  });
});
