import type { PersonalData } from '../../personal-data.ts';
import { callOffAll, listAgreed, listAppointments } from './held.repo.ts';
import { findOffer } from './offers.repo.ts';
import { tellOfLeaver } from './tell-of-leaver.ts';

/** Offers belong to the thread, which stays with the company; they name recruiters only. */
export const slotData: PersonalData = {
  tables: { slot_offer: 'stays' },
  erase: async (leaving) => {
    const { tx, student, now } = leaving;
    const agreed = await listAgreed(tx, student.id, now);
    await callOffAll(tx, student.id);
    for (const id of agreed) {
      const offer = await findOffer(tx, id);
      if (offer) await tellOfLeaver(leaving, { ...offer, changes: offer.changes + 1 });
    }
  },
  show: async ({ db, student }) => ({ appointments: await listAppointments(db, student.id) }),
};
