export { findAudience } from './audience.repo.ts';
export { requireSomebody, storeAudience } from './store-audience.ts';
