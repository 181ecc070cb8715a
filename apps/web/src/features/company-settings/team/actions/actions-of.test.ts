import { expect, test } from 'vitest';
import type { TeamMember } from '../queries.ts';
import { actionsOf, levelsToGive, levelsToInvite, successorsOf } from './actions-of.ts';

const member = (
  id: string,
  role: TeamMember['role'],
  status: TeamMember['status'],
): TeamMember => ({
  id,
  role,
  status,
  name: id,
  email: `${id}@test.example`,
  profilePictureUrl: null,
  department: null,
  title: null,
  lastSeenAt: null,
  twoStep: false,
  invitation: null,
});
const owner = { id: 'owner', level: 0 } as const;
const admin = { id: 'admin', level: 1 } as const;

test.each([
  ['an owner with an active recruiter', owner, 2, 'active', ['level', 'disable', 'remove']],
  ['an owner with an owner', owner, 0, 'active', ['level', 'disable', 'remove']],
  [
    'an administrator with a disabled interviewer',
    admin,
    3,
    'disabled',
    ['level', 'enable', 'remove'],
  ],
  ['an administrator with an invitation', admin, 1, 'invited', ['resend', 'cancel']],
  ['an administrator with an owner', admin, 0, 'active', []],
  ['an administrator with an owner’s invitation', admin, 0, 'invited', []],
] as const)('offers the permitted actions to %s', (_who, viewer, role, status, actions) => {
  expect(actionsOf(viewer, member('other', role, status))).toEqual(actions);
});

test("offers no action on one's own row", () => {
  expect(actionsOf(owner, member('owner', 0, 'active'))).toEqual([]);
});

test('lets only owners lift a member’s two-step sign-in', () => {
  const locked = { ...member('other', 2, 'active'), twoStep: true };
  expect(actionsOf(owner, locked)).toEqual(['level', 'lift', 'disable', 'remove']);
  expect(actionsOf(admin, locked)).toEqual(['level', 'disable', 'remove']);
});

test('offers the owner level to owners only', () => {
  const recruiter = member('other', 2, 'active');
  expect([levelsToInvite(owner), levelsToGive(owner, recruiter)]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  expect([levelsToInvite(admin), levelsToGive(admin, recruiter)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('hands work over only to an active colleague who may see contents', () => {
  const team = [
    member('owner', 0, 'active'),
    member('leaver', 2, 'active'),
    member('away', 2, 'disabled'),
    member('guest', 2, 'invited'),
    member('interviewer', 3, 'active'),
    member('heir', 2, 'active'),
  ];
  const ids = successorsOf(member('leaver', 2, 'active'), team).map(({ id }) => id);
  expect(ids).toEqual(['owner', 'heir']);
});
