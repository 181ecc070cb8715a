export { handOnFreedPlaces } from './applications/hand-on-freed-places.ts';
export { handOnPlacesJob } from './applications/hand-on-places-job.ts';
