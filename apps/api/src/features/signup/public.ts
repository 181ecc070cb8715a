export { deleteInvitation, deleteInvitationTo, isMember } from './invitations.repo.ts';
export { inviteRecruiter } from './invite-recruiter.ts';
