/**
 * Feature slots. Appointment times offered in a thread, and the appointment that is agreed.
 * Decision 044.
 */

import * as company from '@engawa/contract/slots/company';
import * as student from '@engawa/contract/slots/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { SlotServices } from './change/change-slots.ts';
import { callOff as callOffByCompany } from './company/call-off.ts';
import { downloadSlot as downloadForCompany } from './company/download-slot.ts';
import { moveSlot } from './company/move-slot.ts';
import { offerSlots } from './company/offer-slots.ts';
import { askForOthers } from './student/ask-for-others.ts';
import { callOff as callOffByStudent } from './student/call-off.ts';
import { downloadSlot as downloadForStudent } from './student/download-slot.ts';
import { pickSlot } from './student/pick-slot.ts';

export const slotRoutes = (services: SlotServices) => [
  bind(student.pickSlot, pickSlot(services)),
  bind(student.askForOtherSlots, askForOthers(services)),
  bind(student.callOffByStudent, callOffByStudent(services)),
  bind(student.downloadStudentSlot, downloadForStudent(services)),
  bind(company.offerSlots, offerSlots(services)),
  bind(company.moveSlot, moveSlot(services)),
  bind(company.callOffByCompany, callOffByCompany(services)),
  bind(company.downloadCompanySlot, downloadForCompany(services)),
];
