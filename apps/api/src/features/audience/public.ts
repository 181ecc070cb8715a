export { findAudience } from './audience.repo.ts';
export { isInAudience } from './members.repo.ts';
export { requireSomebody, storeAudience } from './store-audience.ts';
export { forgetStudent } from './students.repo.ts';
