import type { PersonalData } from '../../people/personal-data.ts';
import { handOnPlacesJob } from './applications/hand-on-places-job.ts';
import { deleteApplications, listOwnApplications } from './applications/own-applications.repo.ts';

export const eventData: PersonalData = {
  tables: { event_application: 'erased', called_off_event: 'erased' },
  erase: async ({ tx, outbox, student }) => {
    for (const eventId of await deleteApplications(tx, student.id)) {
      outbox.job(handOnPlacesJob, { eventId });
    }
  },
  show: async ({ db, student }) => ({
    eventApplications: await listOwnApplications(db, student.id),
  }),
};
