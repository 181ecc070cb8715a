import { defineJob } from '@engawa/platform/jobs/job';

/** Somebody who had a place at this event is gone. Events do it, which know of accounts. */
export const handOnPlacesJob = defineJob<{ eventId: string }>('hand-on-places');
