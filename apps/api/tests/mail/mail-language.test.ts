import { expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { fresh, useSso } from '../../testing/people/sso.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

const { sso, signIn } = useSso({ ENGAWA_DEMO: 'on' });

const settings = async (headers: Record<string, string>, language: 'ja' | 'en') =>
  (await new Browser(sso.api, { language }).get('/v1/student/settings', headers)).json().settings;

const mailsTo = async (email: string) =>
  (
    await sso.api.services.databases.commands
      .selectFrom('mail')
      .select('language')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ language }) => language);

test('a student gets mails in the language of the last sign-in, until they choose one', async () => {
  const person = fresh();
  await signIn(person, new Browser(sso.api, { language: 'ja' }));
  const { reply } = await signIn(person, new Browser(sso.api, { language: 'en' }));
  const headers = bearer(reply);
  const write = (language: 'ja' | 'en') =>
    new Browser(sso.api, { language }).post(
      '/v1/student/contact',
      { subject: 'Hello', message: 'A question' },
      headers,
    );
  expect((await settings(headers, 'ja')).language).toBe('en');
  expect((await write('ja')).statusCode).toBe(200);
  const { version, blockedCompanies: _, ...saved } = await settings(headers, 'ja');
  const body = { ...saved, version, language: 'ja', blockedCompanyIds: [] };
  await new Browser(sso.api).post('/v1/student/settings', body, headers);
  await write('en');
  expect(await mailsTo(person.claims.email)).toEqual(['en', 'ja']);
});

test('a recruiter gets mails in the language of the last sign-in, until they choose one', async () => {
  const password = 'kaki-to-moss-7';
  const { email, headers } = await createRecruiter(sso.api, { password });
  const signInAndAsk = async (screen: 'ja' | 'en', asks: 'ja' | 'en') => {
    const body = { email, password };
    await new Browser(sso.api, { language: screen }).post('/v1/auth/recruiter-login', body);
    await new Browser(sso.api, { language: asks }).post('/v1/auth/password/email', { email });
    sso.api.clock.advance(61);
  };
  await signInAndAsk('en', 'ja');
  await signInAndAsk('ja', 'en');
  const path = '/v1/company/profile/notifications';
  const { settings: chosen } = (await new Browser(sso.api).get(path, headers)).json();
  expect(chosen.language).toBe('ja');
  await new Browser(sso.api).post(path, { ...chosen, language: 'en' }, headers);
  await signInAndAsk('ja', 'ja');
  expect(await mailsTo(email)).toEqual(['en', 'ja', 'en']);
});
