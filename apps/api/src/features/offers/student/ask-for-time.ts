import { addDays } from '@engawa/contract/days/days';
import { offerLimits } from '@engawa/contract/offers/limits';
import type { askForTime as endpoint } from '@engawa/contract/offers/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { addSteps } from '../../applications/public.ts';
import { answerFault } from '../answer.rules.ts';
import { answerWith, lockForStudent } from '../lock-offer.ts';
import { notifyCompany } from '../notify.ts';
import type { OfferServices } from '../offer-services.ts';
import { findForStudent, putWish } from '../offers.repo.ts';

export const askForTime =
  ({ origin }: OfferServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, concerns } = call;
    const { id, until, text } = body;
    const me = actor.accountId;
    const row = await lockForStudent(tx, me, id);
    concerns(id);
    const today = todayInJapan(now);
    const fault = answerFault(
      { state: row.state ?? 'open', replyBy: row.replyBy },
      'ask-for-time',
      today,
    );
    if (fault) refuse(fault);
    if (row.replyBy && until <= row.replyBy) {
      refuse('offer_later_only', { details: { date: row.replyBy } });
    }
    const latest = addDays(today, offerLimits.moreDays);
    if (until <= today || until > latest) refuse('offer_reply_past', { details: { date: latest } });
    const { companyId } = row;
    await putWish(tx, { id, companyId, until, text: text ?? null, now });
    await addSteps(tx, [{ id, companyId, kind: 'offer-time-asked', at: now, detail: until }]);
    await notifyCompany({ ...call, origin }, id, 'time-asked');
    return answerWith(findForStudent(tx, me, id));
  };
