export { handOnFreedPlaces } from './applications/hand-on-freed-places.ts';
export { listOwnApplications } from './applications/own-applications.repo.ts';
