import type { LeaverWork } from '../../people/leaver-work.ts';

/** An open invitation names the recruiter who sent it. */
export const invitationWork: LeaverWork = { names: ['invitation.invited_by'] };
