export { isCompany } from './companies.repo.ts';
export { deleteInvitation, deleteInvitationTo, isMember } from './invitations.repo.ts';
export { inviteRecruiter } from './invite-recruiter.ts';
