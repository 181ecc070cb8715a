import type { LeaverWork } from '../../people/leaver-work.ts';
import { hasInvited } from './invitations.repo.ts';

/** An open invitation says who invites. */
export const invitationWork: LeaverWork = { names: hasInvited };
