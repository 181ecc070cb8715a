import { defineJob } from '@engawa/platform/jobs/job';

/** Somebody who had a place at this event is gone. */
export const handOnPlacesJob = defineJob<{ eventId: string }>('hand-on-places');
