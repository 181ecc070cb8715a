import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { message } from '../messages/schemas.ts';
import { endOfferBody, offerId, pickBody } from './schemas.ts';

/** The stored message; the envelope's `message` is the success text. */
const reply = z.object({ written: message });

export const pickSlot = endpoint({
  id: 'student.slots.pickSlot',
  method: 'POST',
  path: '/v1/student/slots/pick',
  summary:
    'Picks one of the offered times, also in place of one picked before. Both sides get it for ' +
    'their calendars.',
  auth: student,
  body: pickBody,
  reply,
  says: 'saved',
  errors: [
    'thread_closed',
    'slot_taken',
    'slot_past',
    'slot_moved_often',
    'slots_answered',
    'slots_called_off',
  ],
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
});

export const askForOtherSlots = endpoint({
  id: 'student.slots.askForOthers',
  method: 'POST',
  path: '/v1/student/slots/others',
  summary: 'Asks for other times. An appointment that was agreed before is off.',
  auth: student,
  body: endOfferBody,
  reply,
  says: 'sent',
  errors: ['thread_closed', 'slots_answered', 'slots_called_off', 'slot_past'],
});

export const callOffByStudent = endpoint({
  id: 'student.slots.callOff',
  method: 'POST',
  path: '/v1/student/slots/call-off',
  summary: 'Calls the appointment off; both are told.',
  auth: student,
  body: endOfferBody,
  reply,
  says: 'updated',
  errors: ['slot_not_picked', 'slots_called_off', 'slot_past'],
});

export const downloadStudentSlot = endpoint({
  id: 'student.slots.downloadSlot',
  method: 'GET',
  path: '/v1/student/slots/{id}/calendar',
  summary: 'The appointment as a calendar file (.ics).',
  auth: student,
  params: z.object({ id: offerId }),
  reply: 'file',
  mediaTypes: ['text/calendar'],
  errors: [],
});
