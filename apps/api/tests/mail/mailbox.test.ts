import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  // Seventy mails, two at each time, sent in another order than written.
  await api.services.databases.pool.query(`
    insert into mail (recipient, language, template, data, created_at, sent_at, captured)
    select 'visitor@demo.example', 'ja', 'x', '{}', now(), now() - (n / 2) * interval '1 minute',
           jsonb_build_object('subject', '件名' || n, 'text', 'text', 'html', '<p>html</p>')
    from generate_series(1, 70) n`);
  await api.services.databases.pool.query(
    "insert into mail (recipient, language, template, data, created_at) values ('a@test.example', 'ja', 'x', '{}', now())",
  );
});
afterAll(() => api.close());

const get = async (url: string) => (await api.app.inject(url)).json();

test('pages through all captured mails, newest first, each once', async () => {
  const seen: { id: string; sentAt: string }[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { mails: typeof seen; next: string | null } = await get(
      `/v1/demo/mailbox${next && `?before=${next}`}`,
    );
    expect(page.mails.length).toBeLessThanOrEqual(30);
    seen.push(...page.mails);
    next = page.next;
  }
  expect(new Set(seen.map((mail) => mail.id)).size).toBe(70);
  const moments = seen.map((mail) => mail.sentAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('shows one mail, and only captured ones', async () => {
  const { mails } = await get('/v1/demo/mailbox');
  expect((await get(`/v1/demo/mailbox/${mails[0].id}`)).mail).toMatchObject({
    text: 'text',
    html: '<p>html</p>',
  });
  const { rows } = await api.services.databases.pool.query(
    'select id from mail where captured is null',
  );
  expect((await api.app.inject(`/v1/demo/mailbox/${rows[0].id}`)).statusCode).toBe(404);
});
