import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type SignedInRecruiter } from '../../../testing/database/factories.ts';
import { raced, teamCalls } from '../../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';

let api: TestApp;
let team: ReturnType<typeof teamCalls>;
beforeAll(async () => {
  api = await startTestApp();
  team = teamCalls(api);
});
afterAll(() => api.close());

const people = async () => {
  const owner = await createRecruiter(api);
  const of = (level: 0 | 1 | 2 | 3) => createRecruiter(api, { level, companyId: owner.companyId });
  return { owner, second: await of(0), admin: await of(1), member: await of(2) };
};
const isLetIn = async ({ headers }: SignedInRecruiter) =>
  (await api.app.inject({ url: '/v1/company/account', headers })).statusCode === 200;

describe('the list', () => {
  test('has members and invitations of this company only, with status and level', async () => {
    const { owner, admin, member } = await people();
    const stranger = await createRecruiter(api);
    await team.change(admin, member.accountId, { status: 'disabled' });
    await team.invite(stranger, ['elsewhere@test.example']);
    await team.invite(owner, [{ email: 'guest@test.example', role: 3, language: 'en' }]);
    const { recruiters } = (await team.list(admin)).json();
    expect(recruiters).toHaveLength(5);
    expect(recruiters.at(-1)).toMatchObject({
      status: 'invited',
      role: 3,
      name: null,
      email: 'guest@test.example',
      invitation: { expired: false, language: 'en', invitedBy: '田中 美咲' },
    });
    const statusOf = (id: string) =>
      recruiters.find((one: { id: string }) => one.id === id)?.status;
    expect([statusOf(member.accountId), statusOf(owner.accountId)]).toEqual(['disabled', 'active']);
    api.clock.advance(7 * 86_400 + 1);
    const fresh = await createRecruiter(api, { level: 1, companyId: owner.companyId });
    const later = (await team.list(fresh)).json().recruiters;
    expect(later.at(-1).invitation.expired).toBe(true);
    expect(
      later.find((one: { id: string }) => one.id === owner.accountId).lastSeenAt <
        later.at(-1).invitation.expiresAt,
    ).toBe(true);
  });
});

describe('changing a member', () => {
  test('applies a new level at once', async () => {
    const { owner, admin } = await people();
    const reply = await team.change(owner, admin.accountId, { role: 2 });
    expect(reply.json()).toMatchObject({
      message: 'ステータスを更新しました。',
      recruiter: { role: 2 },
    });
    expect((await team.list(admin)).statusCode).toBe(403);
    expect(await isLetIn(admin)).toBe(true);
  });

  test('signs a disabled member out at once, who can sign in again once enabled', async () => {
    const { admin, member } = await people();
    await team.change(admin, member.accountId, { status: 'disabled' });
    expect(await isLetIn(member)).toBe(false);
    const reply = await team.change(admin, member.accountId, { status: 'active' });
    expect(reply.json().recruiter.status).toBe('active');
    // Earlier sessions stay ended.
    expect(await isLetIn(member)).toBe(false);
  });

  test.each([
    ['an administrator demotes an owner', 'admin', 'owner', { role: 1 }, 'owners_only'],
    ['an administrator disables an owner', 'admin', 'owner', { status: 'disabled' }, 'owners_only'],
    ['an administrator makes an owner', 'admin', 'member', { role: 0 }, 'owners_only'],
    ['an owner demotes themself', 'owner', 'owner', { role: 1 }, 'own_membership'],
    [
      'an administrator disables themself',
      'admin',
      'admin',
      { status: 'disabled' },
      'own_membership',
    ],
    ['nothing is asked for', 'owner', 'member', {}, 'invalid_input'],
  ] as const)('is refused: %s', async (_what, by, of, change, code) => {
    const cast = await people();
    expect((await team.change(cast[by], cast[of].accountId, change)).json().code).toBe(code);
  });

  test('needs a recent sign-in if an owner is concerned', async () => {
    const { owner, second, member } = await people();
    api.clock.advance(601);
    expect((await team.change(owner, second.accountId, { role: 1 })).json().code).toBe(
      'sign_in_again',
    );
    expect((await team.change(owner, member.accountId, { role: 0 })).json().code).toBe(
      'sign_in_again',
    );
    expect((await team.change(owner, member.accountId, { role: 3 })).statusCode).toBe(200);
  });

  test('of two owners who demote each other concurrently, one stays', async () => {
    const { owner, second } = await people();
    const replies = await raced(api, owner, () => [
      team.change(owner, second.accountId, { role: 1 }),
      team.change(second, owner.accountId, { role: 1 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const owners = await api.services.databases.commands
      .selectFrom('account')
      .select('id')
      .where('company_id', '=', owner.companyId)
      .where('level', '=', 0)
      .execute();
    expect(owners).toHaveLength(1);
  });
});
