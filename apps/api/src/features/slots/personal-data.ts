import type { PersonalData } from '../../personal-data.ts';
import { callOffAll, listAppointments } from './held.repo.ts';

/** Offers belong to the thread, which stays with the company; they name recruiters only. */
export const slotData: PersonalData = {
  tables: { slot_offer: 'stays' },
  erase: ({ tx, student }) => callOffAll(tx, student.id),
  show: async ({ db, student }) => ({ appointments: await listAppointments(db, student.id) }),
};
