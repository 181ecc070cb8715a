import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../test.ts';

export type Level = 0 | 1 | 2 | 3;

interface Person {
  email: string;
  password: string;
  name: string;
}

/** The demo's recruiters of each level in one company, and the owner of another one. */
const recruiters: Record<Level | 'elsewhere', RegExp> = {
  0: /^owner@hoshizora/,
  1: /^admin@hoshizora/,
  2: /^recruiter@hoshizora/,
  3: /^interviewer@hoshizora/,
  elsewhere: /^owner@midori-works/,
};

/** Signs in by the API; the tab then finds an existing session. */
export async function signInAsRecruiter(page: Page, level: Level | 'elsewhere'): Promise<Person> {
  const { people } = (await (await page.request.get('/v1/demo/people')).json()) as {
    people: Person[];
  };
  const person = people.find(({ email }) => recruiters[level].test(email));
  if (!person) throw new Error(`The demo has no recruiter ${level}.`);
  const { email, password } = person;
  const reply = await page.request.post('/v1/auth/recruiter-login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  const { accessToken } = (await reply.json()) as { accessToken: { refreshExpiresAt: string } };
  await keepSession(page, 'company', accessToken.refreshExpiresAt);
  return person;
}

/** Stores what the client stores beside the refresh cookie. */
export async function keepSession(
  page: Page,
  strategy: 'student' | 'company',
  refreshExpiresAt: string,
): Promise<void> {
  const kept = { strategy, refreshExpiresAt, mark: `${strategy} of a test` };
  await page.context().addCookies([
    {
      name: 'engawa_auth',
      value: encodeURIComponent(JSON.stringify(kept)),
      url: process.env.E2E_ORIGIN ?? '',
      sameSite: 'Lax',
    },
  ]);
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Cookies of the identity service, shared by all browsers of a worker. */
let remembered: Cookies = [];

/** Signs in at the identity service as one of the demo's students. */
export async function signInAsStudent(page: Page, path = '/talent/account'): Promise<void> {
  await page.context().addCookies(remembered);
  const known = page.waitForResponse(
    (reply) => reply.url().endsWith('/v1/auth/sso-login') && reply.ok(),
    { timeout: 120_000 },
  );
  await page.goto(path);
  const door = page.locator('form[action*="/sign-in"]').getByRole('button', { name: /Linh/ });
  await Promise.race([known, door.waitFor()]);
  if (await door.isVisible()) await door.click();
  await known;
  remembered = (await page.context().cookies()).filter(({ path: at }) =>
    at.startsWith('/identity'),
  );
  await expect(page.getByRole('main')).toBeVisible();
}
