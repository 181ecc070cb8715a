import type { offerSlots as endpoint } from '@engawa/contract/slots/company';
import { slotLimits } from '@engawa/contract/slots/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { partyOf, readMessage, readyMessage, sendMessage } from '../../messages/public.ts';
import type { SlotServices } from '../change/change-slots.ts';
import { fitInterviewers } from '../change/fit-interviewers.ts';
import { insertOffer } from '../change/offers.repo.ts';
import { timeFault } from '../slot.rules.ts';

export const offerSlots =
  (services: SlotServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now } = call;
    const { threadId, clientId, text, times, ...offer } = body;
    const starts = times.map((time) => new Date(time));
    for (const startsAt of starts) {
      const fault = timeFault(startsAt, now);
      if (fault) refuse(fault, { details: { days: slotLimits.days } });
    }
    const written = { threadId, clientId, text, kind: 'slots', files: [] } as const;
    const { message, isNew } = await sendMessage(
      call,
      services,
      readyMessage(services.limits, call, written),
    );
    if (!isNew) return { written: message };
    const { companyId, accountId: recruiterId } = actor;
    const whose = { messageId: message.id, threadId, companyId, recruiterId };
    const interviewerIds = await fitInterviewers(tx, {
      threadId,
      accountIds: offer.interviewerIds,
    });
    await insertOffer(tx, { ...whose, ...offer, interviewerIds, times: starts });
    const reading = { db: tx, party: partyOf(actor), now, slotsOf: services.slotsOf };
    return { written: await readMessage(reading, { threadId, number: message.number }) };
  };
