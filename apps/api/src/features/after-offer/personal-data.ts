import type { PersonalData } from '../../people/personal-data.ts';
import { listPersonalData } from './plan.repo.ts';

export const afterOfferData: PersonalData = {
  tables: { offer_plan: 'goes with the student', offer_tick: 'goes with the student' },
  show: async ({ db, student }) => ({ sharedAfterOffer: await listPersonalData(db, student.id) }),
};
