import type { CallLimit } from '../endpoint.ts';

/** How many addresses one call invites. */
export const maxInvitedAtOnce = 50;
/** Members and invitations of a company together: the list of them is shown whole. */
export const maxTeam = 200;

const day = 24 * 60 * 60;
/** Mails with invitations that a company causes in a day. */
export const invitationsADay = { max: 200, seconds: day } as const;
/** Of a company that nobody has verified: anybody can sign one up, and write to strangers. */
export const unverifiedInvitations = { aDay: { max: 5, seconds: day }, inAll: 20 } as const;
/** How often one invitation is sent again in a day. */
export const resendsADay = { max: 3, seconds: day } as const;

/** However the budgets stand, nobody keeps the server busy by inviting. */
export const invitationLimits: readonly CallLimit[] = [{ by: 'account', max: 60, seconds: 600 }];
