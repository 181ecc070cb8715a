import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabases } from '@engawa/platform/db/database';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesWith } from '../../api/testing/server/traces.ts';
import { type Product, startProduct } from '../testing/servers/product.ts';
import { localPath, signInAs } from '../testing/shift/student-sign-in.ts';

const email = 'linh@students.example';
let data: string;
let product: Product;
let database: ReturnType<typeof openDatabases>;
let place: { here: string; publicOrigin: string };

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-leaving-'));
  await chmod(data, 0o755);
  await copyPrepared('demo', data);
  const port = await freePort();
  const here = `http://localhost:${port}`;
  place = { here, publicOrigin: here };
  product = startProduct({ ENGAWA_DATA: data, PORT: String(port) });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
  const running = { dataDir: join(data, 'postgres'), log: createLog('silent') };
  database = await useEmbeddedDatabase(running, async (url) => openDatabases({ url }));
});
afterAll(async () => {
  await database.close();
  product.child.kill('SIGTERM');
  await product.ended;
  await rm(data, { recursive: true, force: true });
});

const ask = (path: string, method: string, accessToken: string) =>
  fetch(place.here + path, { method, headers: { authorization: `Bearer ${accessToken}` } });

const traces = (word: string) => tablesWith(database.commands, [word]);

test('leaving deletes the account at the identity service too', async () => {
  const { browser, authorize, accessToken } = await signInAs(place, email);
  const { url } = (await (await ask('/v1/student/data-download', 'GET', accessToken)).json()) as {
    url: string;
  };
  const archive = Buffer.from(await (await fetch(place.here + url)).arrayBuffer());
  const held = JSON.parse((await readZip(archive)).get('profile.json')?.toString() ?? '');
  expect(held.signIn).toMatchObject([{ email, givenName: 'Linh', language: 'ja' }]);
  expect(await traces(email)).toContain(`identity.account: ${email}`);

  expect((await ask('/v1/student/account', 'DELETE', accessToken)).status).toBe(200);
  await until('nothing left', async () => (await traces(email)).length === 0);
  // A finished job keeps the id until the queue deletes the job.
  const left = await traces(held.signIn[0].subject);
  expect(left.filter((table) => !table.startsWith('pgboss.'))).toEqual([]);
  const again = await browser.follow(await browser.get(localPath(place, authorize)));
  expect(again.text).toContain('current-password');
});
