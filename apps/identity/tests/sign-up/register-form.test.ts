import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrive, begin, exchange, mailLink, readIdToken } from '../../testing/flow.ts';
import { english, register, registration, tokenIn } from '../../testing/registration.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('the form', () => {
  test('shows faults beside each field, and keeps input except passwords', async () => {
    const flow = await begin(service, english);
    const answer = await flow.browser.post(
      `${flow.base}/register`,
      registration('not an address', { givenName: ' ', password: 'short', agreed: '' }),
    );
    expect(answer.status).toBe(422);
    for (const fault of [
      'Please enter your first name.',
      'Please enter a valid email.',
      'Please use at least 9 characters, with a letter and a number.',
      'please agree to the terms',
    ]) {
      expect(answer.text).toContain(fault);
    }
    expect(answer.text).toContain('value="not an address"');
    expect(answer.text).toContain('value="Nguyen"');
    expect(answer.text).not.toContain('short');
    expect(answer.text).toMatch(/aria-describedby="email-fault" aria-invalid="true" autofocus/);
  });

  test.each([
    ['password1', 'easy to guess'],
    ['rosalind.park77', 'easy to guess'],
    ['a1'.repeat(101), 'at most 200'],
    ['onlyletters', 'a letter and a number'],
  ])('refuses the password %s', async (password, fault) => {
    const flow = await begin(service, english);
    const email = 'rosalind.park@school.example';
    const answer = await flow.browser.post(
      `${flow.base}/register`,
      registration(email, { password }),
    );
    expect([answer.status, answer.text.includes(fault)]).toEqual([422, true]);
  });

  test.each([
    ['﨑', '髙𠮷'],
    ['🌸 Sakura', "O'Brien-Ñandú"],
    ['محمد', 'עברית'],
    ['<script>alert(1)</script>', '"><img src=x>'],
  ])('takes the name %s %s as it is', async (givenName, familyName) => {
    const email = `name${Math.random().toString(36).slice(2)}@school.example`;
    const flow = await begin(service, english);
    const wrong = await flow.browser.post(
      `${flow.base}/register`,
      registration(email, { givenName, familyName, password: '' }),
    );
    expect(wrong.text).not.toContain('<script>alert');
    expect(wrong.text).not.toContain('<img src=x>');
    await flow.browser.post(
      `${flow.base}/register`,
      registration(email, { givenName, familyName }),
    );
    const link = await mailLink(service, email, 'identity-confirm');
    const done = await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
    const { body } = await exchange(service, flow, await arrive(service, flow, done));
    const { payload } = await readIdToken(service, body['id_token'] ?? '');
    expect([payload['given_name'], payload['family_name']]).toEqual([givenName, familyName]);
  });

  test('mails five times an hour at most to one address, silently', async () => {
    const email = 'flooded@school.example';
    for (let times = 0; times < 8; times += 1) await register(service, email);
    const { count } = await service.db
      .selectFrom('mail')
      .select((sql) => sql.fn.countAll<number>().as('count'))
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(count).toBe(5);
  });

  test('limits registrations per network address', async () => {
    const flow = await begin(service, english);
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times += 1) {
      const answer = await flow.browser.post(
        `${flow.base}/resend`,
        { email: `n${times}@school.example` },
        headers,
      );
      statuses.add(answer.status);
      if (answer.status === 429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  test('refuses text that is no address when sending again', async () => {
    const flow = await begin(service, english);
    for (const email of ['', 'anyone', 'a b@school.example', `${'x'.repeat(300)}@school.example`]) {
      const answer = await flow.browser.post(`${flow.base}/resend`, { email });
      expect([email, answer.status]).toEqual([email, 422]);
      expect(answer.text).toMatch(/Please enter (your|a valid) email\./);
      expect(answer.text).not.toContain('We sent the email again.');
    }
  });
});
