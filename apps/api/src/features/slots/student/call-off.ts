import type { callOffByStudent as endpoint } from '@engawa/contract/slots/student';
import type { Handler } from '../../../handler.ts';
import { changeSlots, type SlotServices } from '../change/change-slots.ts';

export const callOff =
  (services: SlotServices): Handler<typeof endpoint> =>
  (call) =>
    changeSlots(call, services, {
      id: call.body.id,
      doing: () => ({ what: 'callOff' }),
      also: { reason: call.body.text ?? null },
      news: () => ({ what: 'calledOff', by: 'student' }),
    });
