import type { LeaverWork } from '../../leaver-work.ts';

/** An open invitation says who invites. */
export const invitationWork: LeaverWork = { names: ['invitation.invited_by'] };
