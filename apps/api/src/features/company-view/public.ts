export { readEventView } from './read-event-view.ts';
