export { findAudience } from './audience.repo.ts';
export { named } from './names.repo.ts';
export { requireSomebody, storeAudience } from './store-audience.ts';
