import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftOne, jobCalls } from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { templatesTo } from '../../testing/files/mails.ts';
import { teamCalls } from '../../testing/people/team.ts';
import { password, twoStepCalls } from '../../testing/people/two-step.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin as adminOn } from '../../testing/server/desk.ts';

let api: TestApp;
let two: ReturnType<typeof twoStepCalls>;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
  api.clock.beginDay();
  two = twoStepCalls(api);
});
afterAll(() => api.close());

describe('setting up', () => {
  test('is completed by a code of the app, and shows ten recovery codes once', async () => {
    const who = await two.withTwoStep();
    const { headers, email, recoveryCodes, app } = who;
    expect(new Set(recoveryCodes).size).toBe(10);
    const state = await api.app.inject({ url: '/v1/company/two-step', headers });
    expect(state.json().twoStep).toEqual({
      onSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect((await two.call(who, 'POST', 'two-step/start')).json().code).toBe('two_step_is_on');
    const again = await two.call(who, 'POST', 'two-step/confirm', { code: app() });
    expect(again.json().code).toBe('two_step_is_on');
    expect(await templatesTo(api, email)).toEqual(['two-step-on']);
  });

  test('ends other sessions that were opened with the password alone', async () => {
    const who = await createRecruiter(api, { password });
    const elsewhere = two.visitor();
    const login = await elsewhere.post('/v1/auth/recruiter-login', { email: who.email, password });
    const headers = { authorization: `Bearer ${login.json().accessToken.accessToken}` };
    const account = (of: Record<string, string>) =>
      api.app.inject({ url: '/v1/company/account', headers: of });
    expect((await account(headers)).statusCode).toBe(200);
    const { secret } = (await two.call(who, 'POST', 'two-step/start')).json();
    await two.call(who, 'POST', 'two-step/confirm', { code: two.appOf(secret)() });
    expect((await account(headers)).statusCode).toBe(401);
    expect((await elsewhere.post('/v1/auth/refresh', {})).statusCode).toBe(400);
    expect((await account(who.headers)).statusCode).toBe(200);
  });

  test('changes nothing before it is confirmed; a wrong code does not confirm', async () => {
    const who = await createRecruiter(api, { password });
    const { email } = who;
    const none = await two.call(who, 'POST', 'two-step/confirm', { code: '123456' });
    expect(none.json().code).toBe('two_step_is_off');
    const { secret, uri } = (await two.call(who, 'POST', 'two-step/start')).json();
    expect(uri).toContain(`secret=${secret.replaceAll(' ', '')}`);
    const late = two.appOf(secret)(-120);
    for (const code of [late, 'ABCD-EFGH-JKLM', '12345']) {
      const reply = await two.call(who, 'POST', 'two-step/confirm', { code });
      expect(reply.json().code).toBe('two_step_code_wrong');
    }
    expect(await two.passwordStep(email)).toBeUndefined();
  });

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const recruiter = await createRecruiter(api, { password });
    const { secret } = (await two.call(recruiter, 'POST', 'two-step/start')).json();
    const hex = Secret.fromBase32(secret.replaceAll(' ', '')).hex.toLowerCase();
    const { rows } = await api.services.databases.pool.query(
      `select encode(sealed_secret, 'hex') as sealed from two_step where account_id = $1`,
      [recruiter.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].sealed).not.toContain(hex);
  });

  test('needs a recent sign-in for what a stranger at the screen must not do', async () => {
    const who = await two.withTwoStep();
    api.clock.advance(601);
    const calls = [
      two.call(who, 'POST', 'two-step/start'),
      two.call(who, 'POST', 'two-step/recovery-codes'),
      two.call(who, 'DELETE', 'two-step'),
    ];
    for (const reply of await Promise.all(calls)) {
      expect(reply.json().code).toBe('sign_in_again');
    }
  });
});

describe('switching off', () => {
  test('makes the password enough, invalidates codes and notifies the owner of the account', async () => {
    const who = await two.withTwoStep();
    const { email, recoveryCodes } = who;
    const under = await two.passwordStep(email);
    expect((await two.call(who, 'DELETE', 'two-step')).statusCode).toBe(200);
    expect((await two.codeStep(under, recoveryCodes[0] ?? '')).json().code).toBe(
      'selection_expired',
    );
    expect(await two.passwordStep(email)).toBeUndefined();
    expect(await templatesTo(api, email)).toEqual(['two-step-on', 'two-step-off']);
  });

  test('an owner can do it for a member, who is notified; nobody else can', async () => {
    const owner = await createRecruiter(api);
    const { companyId } = owner;
    const member = await two.withTwoStep({ companyId, level: 2 });
    const admin = await createRecruiter(api, { companyId, level: 1 });
    const stranger = await createRecruiter(api);
    const lift = (who: SignedInRecruiter) =>
      two.call(who, 'POST', 'team/member/lift-two-step', { id: member.accountId });
    expect((await lift(admin)).statusCode).toBe(403);
    expect((await lift(stranger)).statusCode).toBe(404);
    expect(await two.passwordStep(member.email)).toEqual(expect.any(String));
    const fresh = await createRecruiter(api, { companyId });
    expect((await lift(fresh)).statusCode).toBe(200);
    expect(await two.passwordStep(member.email)).toBeUndefined();
    expect(await templatesTo(api, member.email)).toEqual(['two-step-on', 'two-step-lifted']);
  });

  test('the operator can do it for a sole owner, who is notified', async () => {
    const owner = await two.withTwoStep();
    const run = (...words: string[]) => adminOn(api, 'lift-two-step', ...words);
    expect(await run(owner.companyId)).toContain('<address> is missing');
    expect(await run(crypto.randomUUID(), owner.email)).toMatch(/^Nobody/);
    expect(await run(owner.companyId, owner.email.toUpperCase())).toMatch(/^Done/);
    expect(await two.passwordStep(owner.email)).toBeUndefined();
    expect(await templatesTo(api, owner.email)).toEqual(['two-step-on', 'two-step-off']);
  });

  test('the team sees who uses it; a leaver’s secrets are deleted even if the name stays', async () => {
    const owner = await createRecruiter(api);
    const { companyId } = owner;
    const member = await two.withTwoStep({ companyId, level: 2 });
    const fresh = await createRecruiter(api, { companyId });
    await draftOne(jobCalls(api), member);
    const team = teamCalls(api);
    const { recruiters } = (await team.list(owner)).json();
    const on = recruiters.filter((one: { twoStep: boolean }) => one.twoStep);
    expect(on).toMatchObject([{ id: member.accountId }]);
    const removed = await team.remove(fresh, member.accountId, owner.accountId);
    expect(removed.statusCode).toBe(200);
    for (const table of ['two_step', 'recovery_code'] as const) {
      const rows = await api.services.databases.commands
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', member.accountId)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
