import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabases } from '@engawa/platform/db/database';
import type { PlatformTables } from '@engawa/platform/db/tables';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../identity/testing/browser.ts';
import { createDatabase } from '../../identity/testing/database.ts';
import { type Product, startProduct } from '../testing/servers/product.ts';

let data: string;
let here: string;
let product: Product;
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'engawa-mails-'));
  database = await createDatabase();
  const port = await freePort();
  here = `http://localhost:${port}`;
  product = startProduct({ ENGAWA_DATA: data, PORT: String(port), DATABASE_URL: database.url });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
});
afterAll(async () => {
  product.child.kill('SIGTERM');
  await product.ended;
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

test('a mail that nobody can read contains no code or link to an account', async () => {
  const email = 'someone@school.example';
  const browser = new Browser(here);
  const begun = await fetch(`${here}/v1/auth/sso-start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: here },
    body: JSON.stringify({ register: true }),
  });
  const { resultPath } = (await begun.json()) as { resultPath: string };
  const page = await browser.follow(await browser.get(resultPath.replace(here, '')));
  const action = /action="([^"]+register[^"]*)"/.exec(page.text)?.[1] ?? '';
  const person = { givenName: 'A', familyName: 'B', password: 'blue river 42', agreed: 'yes' };
  expect((await browser.post(action, { email, ...person })).status).toBe(200);

  const databases = openDatabases<PlatformTables>({ url: database.url });
  try {
    const mails = () =>
      databases.commands
        .selectFrom('mail')
        .selectAll()
        .where('template', 'like', 'identity-%')
        .execute();
    await until('sent', async () => (await mails()).some((mail) => mail.sent_at !== null));
    expect(await mails()).toMatchObject([{ recipient: null, data: null, captured: null }]);
  } finally {
    await databases.close();
  }
  expect(product.output()).toContain('SMTP_URL is not set');
});
