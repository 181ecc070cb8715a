import type { withdrawOffer as endpoint } from '@engawa/contract/offers/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { addSteps, closeOffered, daysAfter, keepUntil } from '../../applications/public.ts';
import { callOffIfParted } from '../../slots/public.ts';
import { answerFault } from '../answer.rules.ts';
import { answerWith, lockForCompany } from '../lock-offer.ts';
import { mailOperator } from '../mails.ts';
import { notifyStudent } from '../notify.ts';
import type { OfferServices } from '../offer-services.ts';
import { decide, findForCompany } from '../offers.repo.ts';

export const withdrawOffer =
  (services: OfferServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, outbox, concerns } = call;
    const { id, reason } = body;
    const { companyId, accountId } = actor;
    const row = await lockForCompany(tx, companyId, id);
    concerns(id);
    const standing = { state: row.state ?? 'open', replyBy: row.replyBy } as const;
    const fault = answerFault(standing, 'withdraw', todayInJapan(now));
    if (fault) refuse(fault);
    await decide(tx, { id, companyId, state: 'withdrawn', reason, now });
    await addSteps(tx, [{ id, companyId, kind: 'offer-withdrawn', at: now, by: accountId }]);
    const context = { ...call, origin: services.origin };
    // Before the status changes: an ended application no longer notifies.
    await notifyStudent(context, id, { what: 'withdrawn' });
    await closeOffered(tx, id, { status: 'declined', now });
    await keepUntil(tx, [id], daysAfter(now, services.keptDays));
    if (row.studentId) {
      await callOffIfParted(context, { student: row.studentId, company: companyId }, 'company');
    }
    if (services.operator !== undefined) {
      outbox.mail(mailOperator(services.operator, { ...row, reason }));
    }
    return answerWith(findForCompany(tx, companyId, id));
  };
