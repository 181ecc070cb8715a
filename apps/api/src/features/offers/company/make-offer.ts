import type { makeOffer as endpoint } from '@engawa/contract/offers/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { TwoSteps } from '../../../handler.ts';
import { planOutcomes } from '../../applications/public.ts';
import { letterOrder } from '../letter/letter-file.ts';
import type { OfferServices } from '../offer-services.ts';
import { putOffer } from '../offers.repo.ts';
import { attachFile } from '../own-file/attach-file.ts';
import { nextReminder } from '../remind/reminder.rules.ts';
import type { OfferDocument } from '../terms/document.rules.ts';
import { freezeTerms } from '../terms/read-offered.ts';

/** Typesets the document first: an offer whose document cannot be made is not sent. */
export const makeOffer = (
  services: OfferServices,
): TwoSteps<typeof endpoint, { document: OfferDocument }> => ({
  async before({ actor, body, now }) {
    const { commands, typesetter } = services;
    const { id, terms, fileId } = body;
    const given = { id, terms, today: todayInJapan(now) };
    const { offered, document } = await freezeTerms(commands, actor.companyId, given);
    if (!fileId) {
      const order = await letterOrder(commands, { row: offered.row, document, madeAt: now });
      await typesetter.pdf(...order, { by: actor.accountId });
    }
    return { document };
  },
  async run(call, { document }) {
    const { tx, actor, body, now } = call;
    const { id, text } = body;
    const fileId = body.fileId ?? null;
    const outcome = { ids: [id], result: 'offered' as const, text };
    const due = await planOutcomes(call, outcome, services.undoSeconds);
    await attachFile({ tx, actor, services }, { id, fileId });
    const remindOn = nextReminder(document.terms.replyBy, todayInJapan(now));
    const { companyId, accountId: by } = actor;
    await putOffer(tx, { id, companyId, by, document, fileId, remindOn, now });
    return { sendsAt: due.toISOString() };
  },
});
