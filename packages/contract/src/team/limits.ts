import type { CallLimit } from '../endpoint.ts';

export const maxInvitedAtOnce = 50;
/** Members and invitations per company, because the list is not paged. */
export const maxTeam = 200;

const day = 24 * 60 * 60;
/** Invitation mails that a company may cause in a day. */
export const invitationsADay = { max: 200, seconds: day } as const;
/** Stricter, because anybody can sign up a company and mail strangers. */
export const unverifiedInvitations = { aDay: { max: 5, seconds: day }, inAll: 20 } as const;
/** How often one invitation can be sent again in a day. */
export const resendsADay = { max: 3, seconds: day } as const;

/** Bounds the load of inviting, independently of the daily budgets. */
export const invitationLimits: readonly CallLimit[] = [{ by: 'account', max: 60, seconds: 600 }];
