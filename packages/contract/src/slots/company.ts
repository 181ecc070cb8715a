import { z } from 'zod';
import { company, endpoint, everyLevel } from '../endpoint.ts';
import { clientId, message, messageText, threadId } from '../messages/schemas.ts';
import { endOfferBody, moveBody, offerFields, offerId, somewhere } from './schemas.ts';

const recruiting = company(0, 1, 2);
/** The stored message; the envelope's `message` is the success text. */
const reply = z.object({ written: message });

export const offerSlots = endpoint({
  id: 'company.slots.offerSlots',
  method: 'POST',
  path: '/v1/company/slots',
  summary: 'Offers up to five times in a thread: a message from which the student picks one.',
  auth: recruiting,
  body: z
    .strictObject({ threadId, clientId, text: messageText.nullable(), ...offerFields })
    .refine(...somewhere),
  reply,
  says: 'sent',
  errors: [
    'thread_closed',
    'too_many_messages',
    'messages_used_up',
    'message_sent_otherwise',
    'variables_unfilled',
    'variables_unknown',
    'slot_past',
    'slot_too_far',
    'slot_interviewer_unfit',
  ],
});

export const moveSlot = endpoint({
  id: 'company.slots.moveSlot',
  method: 'POST',
  path: '/v1/company/slots/move',
  summary: 'Changes time, place or interviewers of an appointment; both sides are notified.',
  auth: recruiting,
  body: moveBody,
  reply,
  says: 'updated',
  errors: [
    'thread_closed',
    'slot_not_picked',
    'slots_called_off',
    'slot_past',
    'slot_too_far',
    'slot_taken',
    'slot_interviewer_unfit',
  ],
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
});

export const callOffByCompany = endpoint({
  id: 'company.slots.callOff',
  method: 'POST',
  path: '/v1/company/slots/call-off',
  summary: 'Takes an offer back, or calls the appointment off; both are told.',
  auth: recruiting,
  body: endOfferBody,
  reply,
  says: 'updated',
  errors: ['slots_answered', 'slots_called_off', 'slot_past'],
});

export const downloadCompanySlot = endpoint({
  id: 'company.slots.downloadSlot',
  method: 'GET',
  path: '/v1/company/slots/{id}/calendar',
  summary: 'The appointment as a calendar file (.ics).',
  auth: everyLevel,
  params: z.object({ id: offerId }),
  reply: 'file',
  mediaTypes: ['text/calendar'],
  errors: [],
});
