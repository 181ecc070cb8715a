import {
  addShift as addEndpoint,
  changeShift as changeEndpoint,
  deleteShift as deleteEndpoint,
  downloadShifts as downloadEndpoint,
  saveHolidays as holidaysEndpoint,
  listShifts as listEndpoint,
} from '@engawa/contract/shifts/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { addShift } from './student/add-shift.ts';
import { changeShift } from './student/change-shift.ts';
import { deleteShift } from './student/delete-shift.ts';
import { downloadShifts } from './student/download-shifts.ts';
import { listShifts } from './student/list-shifts.ts';
import { saveHolidays } from './student/save-holidays.ts';

export const shiftRoutes = (services: { origin: string }) => [
  bind(listEndpoint, listShifts),
  bind(addEndpoint, addShift),
  bind(changeEndpoint, changeShift),
  bind(deleteEndpoint, deleteShift),
  bind(holidaysEndpoint, saveHolidays),
  bind(downloadEndpoint, downloadShifts(services)),
];
