export { presentRecruiter, presentStudent } from './account.present.ts';
export { lockStudent, readRecruiter, readStudent } from './account.repo.ts';
export { accountCommands } from './admin.ts';
export { eraseIdentityJob } from './erase-identity.ts';
export { handOnPlacesJob } from './hand-on-places.ts';
export { verifyCompany } from './verification.repo.ts';
