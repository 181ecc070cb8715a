import type { startSso as endpoint } from '@engawa/contract/auth/anyone';
import { newToken } from '@engawa/platform/auth/tokens';
import { refuse } from '@engawa/platform/errors/refusal';
import type { TwoSteps } from '../../../handler.ts';
import { insertAttempt } from '../sso/sso.repo.ts';
import { ssoBrowser, ssoCookie, ssoCookieMs } from '../sso/sso-browser.ts';
import type { SsoClient } from '../sso/sso-client.ts';

type Begun = Awaited<ReturnType<SsoClient['begin']>>;

export const startSso = (sso: SsoClient | undefined): TwoSteps<typeof endpoint, Begun> => ({
  before: async ({ language, body }) =>
    sso ? sso.begin(language, body) : refuse('sso_unavailable'),

  async run({ tx, cookies, now }, { attempt, url }) {
    // One cookie for all tabs: sign-ins running in other tabs stay valid.
    const browser = ssoBrowser(cookies) ?? newToken();
    await insertAttempt(tx, { ...attempt, browser }, now);
    cookies.keep(ssoCookie, browser, new Date(now.getTime() + ssoCookieMs));
    return { resultPath: url };
  },
});
