import type { PersonalData } from '../../people/personal-data.ts';
import { endAppointments } from './change/end-appointments.ts';
import { listAppointments } from './personal-data.repo.ts';

/** Offers stay with the thread; they name recruiters only. */
export const slotData: PersonalData = {
  tables: { slot_offer: 'stays', slot_interviewer: 'stays' },
  erase: async (leaving) => {
    await endAppointments(leaving, leaving.student.id, 'all');
  },
  show: async ({ db, student }) => ({ appointments: await listAppointments(db, student.id) }),
};
