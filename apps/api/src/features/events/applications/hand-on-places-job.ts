import { defineJob } from '@engawa/platform/jobs/job';

/** Queued when a participant of this event was erased. */
export const handOnPlacesJob = defineJob<{ eventId: string }>('hand-on-places');
