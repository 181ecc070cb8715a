import { randomBytes, randomInt } from 'node:crypto';
import { until } from '@engawa/platform/testing/waiting/until';
import { createRecruiter } from '../../database/factories.ts';
import { teamCalls } from '../../people/team.ts';
import { password, twoStepCalls } from '../../people/two-step.ts';
import { Browser } from '../../server/browser.ts';
import { gone, type Maker, type Plan, type Plans, rows, type Trace } from '../write.ts';

const error = {
  kind: 'page',
  name: 'TypeError',
  says: 'reads_of_nothing',
  call: null,
  status: null,
  route: '/talent/connect/$id',
  release: '0123456789ab',
};

const company = { industry: 6, prefecture: 'tokyo', employees: 12 };
const sessionOf = (accountId: string): Trace[] => [rows('session', 'account_id = $1', accountId)];
const tokenWith = (word: string): Trace[] => [
  rows('one_time_token', 'data::text like $1', `%${word}%`),
];

/** A new address each time, because of rate limits per address. */
const visit = ({ test }: Maker) =>
  new Browser(test, { address: `2001:db8::${randomBytes(2).toString('hex')}` });

/** The token in the newest mail to an address, from the relay. */
async function mailed({ relay }: Maker, email: string): Promise<string> {
  const mail = await until(`a mail to ${email}`, () =>
    relay.received.findLast(({ to }) => to?.some(({ address }) => address === email)),
  );
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const tokens = links.map(
    ({ searchParams, pathname }) =>
      searchParams.get('token') ?? pathname.split('/').find((part) => part.length > 30),
  );
  const token = tokens.find((one) => one !== undefined);
  if (!token) throw new Error(`no token in the mail to ${email}: ${mail.text}`);
  return token;
}

const recruiterWith = (test: Maker['test'], email?: string) =>
  createRecruiter(test, { password, ...(email && { email }) });

async function changing(maker: Maker, mark: string) {
  const who = await recruiterWith(maker.test);
  const email = `${mark}@mail.example`;
  await maker.test.app.inject({
    method: 'POST',
    url: '/v1/company/email-change',
    headers: who.headers,
    payload: { email },
  });
  return { who, email, token: await mailed(maker, email) };
}

const answer = (body: Record<string, unknown>, traces: Trace[]): ReturnType<Plan['make']> => ({
  input: { body },
  traces,
});

export const anyonesWrites: Plans = {
  'anyone.clientErrors.sendError': {
    make: () => {
      // Random, because equal errors share a row.
      const place = `shell.js:${randomInt(1, 100_000)}:${randomInt(1, 100_000)}`;
      return answer({ ...error, places: [place] }, [
        rows('client_error', 'places::text like $1 and count = 1', `%${place}%`),
      ]);
    },
  },
  'anyone.auth.recruiterLogin': {
    make: async ({ test }) => {
      const { email, accountId } = await recruiterWith(test);
      return answer({ email, password }, sessionOf(accountId));
    },
  },
  'anyone.auth.recruiterLoginSelect': {
    make: async (maker, _who, mark) => {
      const email = `${mark}@mail.example`;
      const { companyId, accountId } = await recruiterWith(maker.test, email);
      await recruiterWith(maker.test, email);
      const reply = await visit(maker).post('/v1/auth/recruiter-login', { email, password });
      const { selectionToken } = reply.json();
      return answer({ selectionToken, companyId }, sessionOf(accountId));
    },
  },
  'anyone.auth.recruiterLoginTwoStep': {
    make: async ({ test }) => {
      const calls = twoStepCalls(test);
      const { email, accountId, recoveryCodes } = await calls.withTwoStep();
      const codeToken = await calls.passwordStep(email);
      return answer({ codeToken, code: recoveryCodes[0] }, sessionOf(accountId));
    },
  },
  'anyone.auth.refreshSession': {
    make: async (maker) => {
      const { email, accountId } = await recruiterWith(maker.test);
      const browser = visit(maker);
      await browser.post('/v1/auth/recruiter-login', { email, password });
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const used = 'session s join refresh_token t on t.session_id = s.id';
      return {
        headers: { cookie },
        traces: [rows(used, 's.account_id = $1 and t.replaced_at is not null', accountId)],
      };
    },
  },
  'anyone.emailChange.confirmChange': {
    make: async (maker, _who, mark) => {
      const { email, token } = await changing(maker, mark);
      return answer({ token }, [rows('recruiter', 'email = $1', email)]);
    },
  },
  'anyone.emailChange.undoChange': {
    make: async (maker, _who, mark) => {
      const { who, email, token } = await changing(maker, mark);
      await visit(maker).post('/v1/auth/email-change/confirm', { token });
      const undo = await mailed(maker, who.email);
      return answer({ token: undo }, [gone('recruiter', 'email = $1', email)]);
    },
  },
  'anyone.passwords.sendMail': {
    make: async ({ test }) => {
      const { email } = await recruiterWith(test);
      return answer({ email }, tokenWith(email));
    },
  },
  'anyone.passwords.resetPassword': {
    make: async (maker) => {
      const { email, accountId } = await recruiterWith(maker.test);
      await visit(maker).post('/v1/auth/password/email', { email });
      const token = await mailed(maker, email);
      return answer({ token, password: 'hoshi-no-niwa-8' }, [
        rows('session', 'account_id = $1 and ended_at is not null', accountId),
      ]);
    },
  },
  'anyone.signup.startSignUp': {
    make: (_maker, _who, mark) =>
      answer(
        { name: '吉田', email: `${mark}@mail.example`, agreed: true },
        tokenWith(`${mark}@mail.example`),
      ),
  },
  'anyone.signup.addCompany': {
    make: async (maker, _who, mark) => {
      const email = `${mark}@mail.example`;
      const name = { name: '吉田', email, agreed: true };
      await visit(maker).post('/v1/auth/signup/email', name);
      const token = await mailed(maker, email);
      const names = { companyNameJp: mark, companyNameEn: mark };
      return answer({ token, password, ...names, ...company }, [
        rows('company', 'name_en = $1', mark),
        rows('recruiter', 'email = $1', email),
      ]);
    },
  },
  'anyone.signup.registerInvited': {
    make: async (maker, _who, mark) => {
      const email = `${mark}@mail.example`;
      await teamCalls(maker.test).invite(await recruiterWith(maker.test), [email]);
      const token = await mailed(maker, email);
      return answer({ token, name: '吉田', password }, [
        rows('recruiter', 'email = $1', email),
        gone('invitation', 'email = $1', email),
      ]);
    },
  },
};
