import type { answerOffer as endpoint } from '@engawa/contract/offers/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { addSteps, closeOffered, daysAfter, keepUntil } from '../../applications/public.ts';
import { callOffIfParted } from '../../slots/public.ts';
import { answerFault } from '../answer.rules.ts';
import { answerWith, lockForStudent } from '../lock-offer.ts';
import { notifyCompany } from '../notify.ts';
import type { OfferServices } from '../offer-services.ts';
import { decide, findForStudent } from '../offers.repo.ts';

export const answerOffer =
  (services: OfferServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, concerns } = call;
    const { id, answer, reason } = body;
    const me = actor.accountId;
    const row = await lockForStudent(tx, me, id);
    concerns(id);
    const standing = { state: row.state ?? 'open', replyBy: row.replyBy } as const;
    const fault = answerFault(standing, answer, todayInJapan(now));
    if (fault) refuse(fault, { details: { date: row.replyBy ?? '' } });
    const { companyId } = row;
    const [state, kind] =
      answer === 'accept'
        ? (['accepted', 'offer-accepted'] as const)
        : (['declined', 'offer-declined'] as const);
    await decide(tx, { id, companyId, state, reason: reason ?? null, now });
    await addSteps(tx, [{ id, companyId, kind, at: now }]);
    const context = { ...call, origin: services.origin };
    if (answer === 'decline') {
      await closeOffered(tx, id, { status: 'withdrawn', now });
      await keepUntil(tx, [id], daysAfter(now, services.keptDays));
    }
    await notifyCompany(context, id, answer === 'accept' ? 'accepted' : 'declined');
    if (answer === 'decline') {
      await callOffIfParted(context, { student: me, company: companyId }, 'student');
    }
    return answerWith(findForStudent(tx, me, id));
  };
