import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type SignedIn, signIn } from '../../../testing/database/factories.ts';
import { mailsTo, tokenFor } from '../../../testing/files/mails.ts';
import { teamCalls } from '../../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { Browser } from '../../../testing/server/browser.ts';

let api: TestApp;
let team: ReturnType<typeof teamCalls>;
beforeAll(async () => {
  api = await startTestApp();
  team = teamCalls(api);
});
afterAll(() => api.close());

/** Advances the clock and signs in again. */
async function later(seconds: number, who: SignedIn) {
  api.clock.advance(seconds);
  return signIn(api, who.accountId);
}

let made = 0;
const address = () => {
  made += 1;
  return `guest-${made}@test.example`;
};
const register = (token: string) =>
  new Browser(api).post('/v1/auth/invitation/register', {
    token,
    name: '吉田 花',
    password: 'kaki-to-moss-7',
  });

describe('inviting', () => {
  test('accepts fifty at once, each with level and language, and refuses more', async () => {
    const owner = await createRecruiter(api);
    const emails = Array.from({ length: 50 }, address);
    const people = emails.map((email, at) => ({
      email,
      role: at % 4,
      language: at % 2 ? ('en' as const) : ('ja' as const),
    }));
    const reply = await team.invite(owner, people);
    expect(reply.json().message).toBe('招待しました。');
    expect(reply.json().recruiters).toHaveLength(50);
    const [first, second] = [
      await mailsTo(api, emails[0] ?? ''),
      await mailsTo(api, emails[1] ?? ''),
    ];
    expect([first[0]?.['level'], second[0]?.['level']]).toEqual(['オーナー', 'Administrator']);
    const tooMany = await team.invite(owner, [...emails, address()]);
    expect(tooMany.statusCode).toBe(422);
  });

  test('refuses the whole list if one address is a member, and names the line', async () => {
    const owner = await createRecruiter(api);
    const other = address();
    const reply = await team.invite(owner, [other, owner.email.toUpperCase()]);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      409,
      { 'invitations.1.email': 'このメールアドレスはすでにこの会社に登録されています。' },
    ]);
    expect(await mailsTo(api, other)).toHaveLength(0);
  });

  test('refuses a duplicate and an invalid address', async () => {
    const owner = await createRecruiter(api);
    const email = address();
    const reply = await team.invite(owner, [email, email.toUpperCase(), 'nobody']);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      422,
      {
        'invitations.1.email': '同じメールアドレスが入力されています。',
        'invitations.2.email': '正しいメールアドレスを入力してください。',
      },
    ]);
  });

  test('a recruiter of another company joins with a separate account', async () => {
    const owner = await createRecruiter(api);
    const elsewhere = await createRecruiter(api);
    expect((await team.invite(owner, [elsewhere.email])).statusCode).toBe(200);
    const { user } = (await register(await tokenFor(api, elsewhere.email))).json();
    expect(user).toMatchObject({ companyId: owner.companyId, email: elsewhere.email });
    expect(user.id).not.toBe(elsewhere.accountId);
  });

  test('an administrator can neither invite an owner nor resend an owner’s invitation', async () => {
    const owner = await createRecruiter(api);
    const admin = await createRecruiter(api, { level: 1, companyId: owner.companyId });
    const email = address();
    expect((await team.invite(admin, [{ email, role: 0 }])).json().code).toBe('owners_only');
    const [{ id }] = (await team.invite(owner, [{ email, role: 0 }])).json().recruiters;
    expect((await team.invite(admin, [{ email, role: 3 }])).json().code).toBe('owners_only');
    expect((await team.resend(admin, id)).json().code).toBe('owners_only');
    expect((await team.remove(admin, id)).json().code).toBe('owners_only');
  });

  test('allows 200 a day and a team of 200', async () => {
    const owner = await createRecruiter(api);
    const fifty = () => team.invite(owner, Array.from({ length: 50 }, address));
    for (let at = 0; at < 3; at += 1) await fifty();
    // Counting the owner, it would be 201.
    expect((await fifty()).json().code).toBe('team_full');
    expect((await team.invite(owner, [address()])).json()).toMatchObject({
      code: 'invitations_used_up',
      message: '招待メールは1日に200通まで送れます。明日もう一度お試しください。',
    });
    const nextDay = await later(86_400, owner);
    // The team has 151 members by then.
    expect((await team.invite(nextDay, [address()])).statusCode).toBe(200);
  });
});

describe('an unverified company', () => {
  test('invites without names of company, inviter or guest', async () => {
    const owner = await createRecruiter(api, { verified: false });
    const email = address();
    await team.invite(owner, [{ email, name: '林 健太' }]);
    const [mail] = await mailsTo(api, email);
    expect(Object.keys(mail ?? {}).toSorted()).toEqual(['level', 'url']);
  });

  test('invites five a day and twenty in total, cancelled ones included', async () => {
    let owner: SignedIn = await createRecruiter(api, { verified: false });
    const five = () => Array.from({ length: 5 }, address);
    for (let day = 0; day < 4; day += 1) {
      const { recruiters } = (await team.invite(owner, five())).json();
      expect((await team.invite(owner, [address()])).json()).toMatchObject({
        code: 'invitations_used_up',
        message: expect.stringContaining('1日に5通'),
      });
      await team.remove(owner, recruiters[0].id);
      owner = await later(86_400, owner);
    }
    expect((await team.invite(owner, [address()])).json()).toMatchObject({
      code: 'invitations_unverified',
      message: '企業の確認が完了するまでに送れる招待メールは、合計20通までです。',
    });
    const { rows } = await api.services.databases.pool.query(
      `update company set verified_at = now() where id =
       (select company_id from recruiter where id = $1) returning id`,
      [owner.accountId],
    );
    expect(rows).toHaveLength(1);
    expect((await team.invite(owner, five())).statusCode).toBe(200);
  });
});

describe('an invitation', () => {
  test('greets by the name that the inviter gave, also when resent', async () => {
    const owner = await createRecruiter(api);
    const email = address();
    const [{ id }] = (await team.invite(owner, [{ email, name: '林 健太' }])).json().recruiters;
    await team.resend(owner, id);
    const greeted = (await mailsTo(api, email)).map((mail) => mail['reader']);
    expect(greeted).toEqual(['林 健太', '林 健太']);
  });

  test('can be resent three times a day, lives seven more days then, and replaces the older link', async () => {
    const owner = await createRecruiter(api);
    const email = address();
    const [{ id }] = (await team.invite(owner, [{ email, role: 3 }])).json().recruiters;
    const older = await tokenFor(api, email);
    const again = await later(8 * 86_400, owner);
    const reply = await team.resend(again, id);
    expect(reply.json()).toMatchObject({
      message: '再招待を送信しました。',
      recruiter: { id, role: 3, invitation: { expired: false } },
    });
    for (const _ of [2, 3]) expect((await team.resend(again, id)).statusCode).toBe(200);
    const flood = await team.resend(again, id);
    expect([flood.statusCode, flood.json().code]).toEqual([429, 'resent_often']);
    expect((await register(older)).statusCode).toBe(410);
    const joined = await register(await tokenFor(api, email));
    expect(joined.json().user.role).toBe(3);
    expect((await team.resend(again, id)).statusCode).toBe(404);
  });

  test('stops working when cancelled', async () => {
    const owner = await createRecruiter(api);
    const email = address();
    const [{ id }] = (await team.invite(owner, [email])).json().recruiters;
    api.clock.advance(1800);
    expect((await team.remove(owner, id)).json()).toMatchObject({
      message: '招待を取り消しました。',
      removed: 'invitation',
    });
    expect((await register(await tokenFor(api, email))).statusCode).toBe(410);
    expect((await team.show(owner, id)).statusCode).toBe(404);
  });
});
