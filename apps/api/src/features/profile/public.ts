export { presentForCompany } from './company-view.present.ts';
export { findProfile } from './profile.repo.ts';
export { readProfile } from './read-profile.ts';
export { requireComplete } from './require-complete.ts';
