import type { PersonalData } from '../../people/personal-data.ts';
import { listDevicesOf } from './devices.repo.ts';

export const pushData: PersonalData = {
  tables: { push_device: 'goes with the student' },
  show: async ({ db, student }) => ({ pushDevices: await listDevicesOf(db, student.id) }),
};
