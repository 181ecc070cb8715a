import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { mailsTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  // The first insert fails like a deadlock; a sequence survives the rollback and counts attempts.
  await api.services.databases.pool.query(`
    create sequence planted_tries;
    create function planted_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('planted_tries') = 1 then raise exception 'planted' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger planted before insert on one_time_token
      for each row execute function planted_deadlock()`);
});
afterAll(() => api.close());

test('a deadlock costs one retry, and not a second mail of the budget', async () => {
  const { email } = await createRecruiter(api, { password: 'kaki-to-moss-7' });
  const reply = await new Browser(api).post('/v1/auth/password/email', { email });
  // Counting twice within the minute would have answered 2 and sent no mail.
  expect(reply.json().result).toBe(1);
  expect(await mailsTo(api, email)).toHaveLength(1);
});
