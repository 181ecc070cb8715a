export { presentProfile } from './profile.present.ts';
export { findProfile } from './profile.repo.ts';
export { readProfile } from './read-profile.ts';
export { requireComplete } from './require-complete.ts';
export { presentForCompany } from './student-view.present.ts';
