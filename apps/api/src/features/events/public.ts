export { withdrawFrom } from './applications/applications.repo.ts';
export { listApplied as listAppliedEvents } from './applications/applied-events.repo.ts';
export { handOnFreedPlaces } from './applications/hand-on-freed-places.ts';
export { handOnPlacesJob } from './applications/hand-on-places-job.ts';
export { listOfStudent as listEventsOf } from './applications/of-student.repo.ts';
export { eventTime } from './mail/event-time.rules.ts';
export { notifyOfChanges, notifyOfChangesJob } from './mail/notify-of-changes.ts';
export { listEventsOfSaved } from './showing/of-saved.repo.ts';
export { findVisible as findVisibleEvent } from './showing/shown-events.repo.ts';
