import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { begin } from '../../testing/flow.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('the language comes from the product, and the page’s switch outlasts every step', async () => {
  const flow = await begin(service, { parameters: { ui_locales: 'en' } });
  expect(flow.screen.text).toContain('<html lang="en">');
  expect(flow.screen.text).toContain(
    '<title>Sign in | Engawa – Where global talent meets Japan.</title>',
  );
  const other = /href="([^"]+)" class="language"/.exec(flow.screen.text)?.[1] ?? '';
  const japanese = await flow.browser.get(other);
  expect(japanese.text).toContain(
    '<title>ログイン | Engawa ｜ 世界の若者と、日本の会社をむすぶ。</title>',
  );
  expect(japanese.headers.getSetCookie().join()).toContain('language=ja; Path=/');
  const action = /action="([^"]+sign-in[^"]*)"/.exec(japanese.text)?.[1] ?? '';
  const wrong = await flow.browser.post(action, { email: 'a@school.example', password: 'x' });
  expect(wrong.text).toContain('メールアドレスまたはパスワードが正しくありません。');
  const register = /href="([^"]+register[^"]*)"/.exec(wrong.text)?.[1] ?? '';
  expect((await flow.browser.get(register)).text).toContain('<h1>新規登録</h1>');
});

test('the language comes from the product’s cookie, then from the browser, else is Japanese', async () => {
  const ask = async (headers: Record<string, string>) =>
    /<html lang="(\w+)">/.exec(
      (await new Browser(service.origin).get('/identity/forgot', headers)).text,
    )?.[1];
  expect(await ask({ 'accept-language': 'en-US,en;q=0.9' })).toBe('en');
  expect(await ask({})).toBe('ja');
});

test('the language applies to pages of the provider, too', async () => {
  const browser = new Browser(service.origin);
  const done = await browser.get('/identity/session/end/success?lang=en');
  expect(done.text).toContain('<h1>You are signed out</h1>');
  const wrong = await browser.get('/identity/auth?client_id=nobody', { 'accept-language': 'en' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('<h1>We could not go on</h1>');
  expect(wrong.text).toContain('invalid_client');
  expect(wrong.text).not.toContain('<script');
});
