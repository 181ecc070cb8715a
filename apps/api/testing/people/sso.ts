import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';
import { type Lie, startFakeIssuer } from './fake-issuer.ts';

export const ssoOrigin = 'https://engawa.test';

export const start = async (browser: Browser, register = false): Promise<string> =>
  (await browser.post('/v1/auth/sso-start', { register })).json().resultPath;

export const finish = (browser: Browser, answer: object) =>
  browser.post('/v1/auth/sso-login', answer);

/** Identity of a person unknown to the product. */
export const fresh = () => {
  const sub = crypto.randomUUID();
  return { claims: { sub, email: `${sub}@abroad.example` } };
};

/** The product with a provider on another origin, for one test file. */
export function useSso(env: Record<string, string> = {}) {
  const sso = {} as { api: TestApp; issuer: Awaited<ReturnType<typeof startFakeIssuer>> };
  beforeAll(async () => {
    sso.issuer = await startFakeIssuer();
    sso.api = await startTestApp({
      env: {
        PUBLIC_ORIGIN: ssoOrigin,
        OIDC_ISSUER: sso.issuer.issuer,
        OIDC_CLIENT_ID: 'client',
        OIDC_CLIENT_SECRET: 'a secret',
        ...env,
      },
    });
  });
  afterAll(async () => {
    await sso.api.close();
    await sso.issuer.stop();
  });
  async function signIn(lie: Lie = {}, browser = new Browser(sso.api)) {
    const url = await start(browser);
    const answer = sso.issuer.approve(url, lie);
    return { browser, url, answer, reply: await finish(browser, answer) };
  }
  return { sso, signIn };
}
