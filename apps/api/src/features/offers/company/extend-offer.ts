import { addDays } from '@engawa/contract/days/days';
import type { extendOffer as endpoint } from '@engawa/contract/offers/company';
import { offerLimits } from '@engawa/contract/offers/limits';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { addSteps } from '../../applications/public.ts';
import { answerFault } from '../answer.rules.ts';
import { answerWith, lockForCompany } from '../lock-offer.ts';
import { notifyStudent } from '../notify.ts';
import type { OfferServices } from '../offer-services.ts';
import { findForCompany, setReplyBy } from '../offers.repo.ts';
import { nextReminder } from '../remind/reminder.rules.ts';

export const extendOffer =
  ({ origin }: OfferServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, concerns } = call;
    const { id, replyBy } = body;
    const { companyId, accountId } = actor;
    const row = await lockForCompany(tx, companyId, id);
    concerns(id);
    const today = todayInJapan(now);
    const fault = answerFault(
      { state: row.state ?? 'open', replyBy: row.replyBy },
      'extend',
      today,
    );
    if (fault) refuse(fault);
    if (row.replyBy && replyBy <= row.replyBy) {
      refuse('offer_later_only', { details: { date: row.replyBy } });
    }
    const latest = addDays(today, offerLimits.replyDays);
    if (replyBy <= today || replyBy > latest) {
      refuse('offer_reply_past', { details: { date: latest } });
    }
    await setReplyBy(tx, { id, companyId, replyBy, remindOn: nextReminder(replyBy, today), now });
    const step = { id, companyId, kind: 'offer-extended', at: now, by: accountId } as const;
    await addSteps(tx, [{ ...step, detail: replyBy }]);
    await notifyStudent({ ...call, origin }, id, { what: 'extended', replyBy });
    return answerWith(findForCompany(tx, companyId, id));
  };
