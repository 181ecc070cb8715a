import type { moveSlot as endpoint } from '@engawa/contract/slots/company';
import type { Handler } from '../../../handler.ts';
import { changeSlots, type SlotServices } from '../change/change-slots.ts';

export const moveSlot =
  (services: SlotServices): Handler<typeof endpoint> =>
  (call) => {
    const { id, startsAt, minutes, place, link, interviewerIds } = call.body;
    return changeSlots(call, services, {
      id,
      doing: () => ({ what: 'move', startsAt: new Date(startsAt), minutes }),
      also: { minutes, place, link },
      interviewerIds,
      news: () => ({ what: 'moved', by: 'company' }),
    });
  };
