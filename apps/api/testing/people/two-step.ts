import { Secret, TOTP } from 'otpauth';
import { createRecruiter, type SignedIn, type SignedInRecruiter } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';

export const password = 'kaki-to-moss-7';

export interface WithTwoStep extends SignedInRecruiter {
  /** The code of the authenticator app, at an offset in seconds. */
  app: (secondsFromNow?: number) => string;
  recoveryCodes: string[];
}

/** Setting up two-step sign-in, and signing in from a new IP address each time. */
export function twoStepCalls(api: TestApp) {
  let addresses = 0;
  const visitor = () => {
    addresses += 1;
    return new Browser(api, { address: `198.51.100.${addresses}` });
  };

  const call = (who: SignedIn, method: 'POST' | 'DELETE', path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/v1/company/${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });

  const appOf = (secret: string): WithTwoStep['app'] => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    return (secondsFromNow = 0) =>
      totp.generate({ timestamp: api.clock.now().getTime() + secondsFromNow * 1000 });
  };

  /** A recruiter who switched it on more than 30 seconds ago, so that the set-up code is spent. */
  async function withTwoStep(
    options: Parameters<typeof createRecruiter>[1] = {},
  ): Promise<WithTwoStep> {
    const recruiter = await createRecruiter(api, { password, ...options });
    const { secret } = (await call(recruiter, 'POST', 'two-step/start')).json();
    const app = appOf(secret);
    const reply = await call(recruiter, 'POST', 'two-step/confirm', { code: app() });
    api.clock.advance(60);
    return { ...recruiter, app, recoveryCodes: reply.json().recoveryCodes };
  }

  return {
    call,
    appOf,
    withTwoStep,
    visitor,
    /** Token of the pending code step; undefined if the password was enough. */
    passwordStep: async (email: string): Promise<string> =>
      (await visitor().post('/v1/auth/recruiter-login', { email, password })).json().codeToken,
    codeStep: (codeToken: string, code: string, browser = visitor()) =>
      browser.post('/v1/auth/recruiter-login-two-step', { codeToken, code }),
  };
}
