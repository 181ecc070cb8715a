import type { previewOffer as endpoint } from '@engawa/contract/offers/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { TwoSteps } from '../../../handler.ts';
import { letterOrder } from '../letter/letter-file.ts';
import type { OfferServices } from '../offer-services.ts';
import { checkFile } from '../own-file/attach-file.ts';
import { freezeTerms } from '../terms/read-offered.ts';

export const previewOffer = (
  services: OfferServices,
): TwoSteps<typeof endpoint, { pages: string[] }> => ({
  async before({ actor, body, now }) {
    const { commands, typesetter } = services;
    const { id, terms, fileId } = body;
    const given = { id, terms, today: todayInJapan(now) };
    const { offered, document } = await freezeTerms(commands, actor.companyId, given);
    if (fileId) {
      await checkFile({ db: commands, actor, services }, { id, fileId });
      return { pages: [] };
    }
    const order = await letterOrder(commands, { row: offered.row, document, madeAt: now });
    return { pages: await typesetter.pages(...order, { by: actor.accountId }) };
  },
  run: (_call, pages) => pages,
});
