export { closeMember } from './close-member.ts';
export { countWork, handOverWork } from './hand-over.ts';
export { lockMembers } from './members.repo.ts';
export { notifyColleague } from './notify-colleague.ts';
