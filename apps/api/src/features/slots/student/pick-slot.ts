import type { pickSlot as endpoint } from '@engawa/contract/slots/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changeSlots, type SlotServices } from '../change/change-slots.ts';

export const pickSlot =
  (services: SlotServices): Handler<typeof endpoint> =>
  (call) =>
    changeSlots(call, services, {
      id: call.body.id,
      doing: ({ times, minutes }) => {
        const { startsAt } = found(times.find(({ id }) => id === call.body.timeId));
        return { what: 'pick', startsAt: new Date(startsAt), minutes };
      },
      news: ({ state }) => ({ what: state === 'picked' ? 'moved' : 'picked', by: 'student' }),
    });
