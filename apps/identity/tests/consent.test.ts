import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Begun,
  begin,
  createAccount,
  goodPassword,
  relocated,
  signIn,
} from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

const callback = 'https://partner.example/callback';
let service: TestService;
beforeAll(async () => {
  service = await startService({
    clients: [
      {
        clientId: 'partner',
        clientSecret: 'a secret of the partner',
        redirectUris: [callback],
        postLogoutRedirectUris: [],
        initiateLoginUri: 'https://partner.example/sign-in',
        thirdParty: { name: { ja: 'となりの大学', en: 'Tonari & University' } },
      },
    ],
  });
});
afterAll(() => service.close());

/** Signs in up to the question for consent. */
async function asked(): Promise<Begun> {
  const { email } = await createAccount(service);
  const parameters = { client_id: 'partner', redirect_uri: callback, ui_locales: 'en' };
  const flow = await begin(service, { parameters });
  const resumed = await flow.browser.get((await signIn(flow, email, goodPassword)).location ?? '');
  const base = /\/identity\/interaction\/[\w-]+/.exec(resumed.location ?? '')?.[0] ?? '';
  const screen = await flow.browser.follow(relocated(service, resumed));
  return { ...flow, base, screen };
}

const answer = async (flow: Begun, text: string) => {
  const sent = await flow.browser.post(`${flow.base}/consent`, { answer: text });
  return flow.browser.get(sent.location ?? '');
};

test('a third-party product needs consent, which can be refused', async () => {
  const flow = await asked();
  expect(flow.screen.text).toContain('Tonari &amp; University');
  expect(flow.screen.text).toContain('<li>Your email</li>');
  const refused = await answer(flow, 'refuse');
  expect(refused.location).toContain(`${callback}?error=access_denied`);
});

test('remembers consent', async () => {
  const flow = await asked();
  expect((await answer(flow, 'allow')).location).toContain(`${callback}?code=`);
  const again = await begin(service, {
    browser: flow.browser,
    parameters: { client_id: 'partner', redirect_uri: callback },
  });
  expect(again.screen.location).toContain(`${callback}?code=`);
});
