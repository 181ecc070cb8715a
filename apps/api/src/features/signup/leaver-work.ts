import type { LeaverWork } from '../../people/leaver-work.ts';

/** An open invitation says who invites. */
export const invitationWork: LeaverWork = { names: ['invitation.invited_by'] };
