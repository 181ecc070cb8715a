export { inviteRecruiter } from './invite-recruiter.ts';
