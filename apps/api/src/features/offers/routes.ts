/**
 * Feature offers. An offer as a document: its terms, the 労働条件通知書 (`letter/`) or the company's
 * own file (`own-file/`), the student's answer, reminders before the last day, and withdrawal by
 * the company. The application stays the owner of the status. Decision 083.
 */

import * as company from '@engawa/contract/offers/company';
import * as student from '@engawa/contract/offers/student';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { extendOffer } from './company/extend-offer.ts';
import { makeOffer } from './company/make-offer.ts';
import { previewOffer } from './company/preview-offer.ts';
import { showOffer as showToCompany } from './company/show-offer.ts';
import { withdrawOffer } from './company/withdraw-offer.ts';
import { presentOffer, wasSent } from './offer.present.ts';
import type { OfferServices } from './offer-services.ts';
import { findForCompany, findForStudent } from './offers.repo.ts';
import { offerFile } from './own-file/offer-file.ts';
import { answerOffer } from './student/answer-offer.ts';
import { askForTime } from './student/ask-for-time.ts';
import { isAvailable } from './terms/available.repo.ts';

export const offerRoutes = (services: OfferServices) => [
  bind(company.showOffer, showToCompany),
  bind(company.previewOffer, previewOffer(services)),
  bind(company.makeOffer, makeOffer(services)),
  bind(company.downloadOffer, async ({ db, actor, params }) => {
    const row = found(await findForCompany(db, actor.companyId, params.id));
    found((await isAvailable(db, actor.companyId, params.id)) || undefined);
    return offerFile(services, db, { row, by: actor.accountId });
  }),
  bind(company.extendOffer, extendOffer(services)),
  bind(company.withdrawOffer, withdrawOffer(services)),
  bind(student.showOffer, async ({ db, actor, params }) => {
    const row = found(await findForStudent(db, actor.accountId, params.id));
    return { offer: presentOffer(found(wasSent(row) ? row : undefined)) };
  }),
  bind(student.downloadOffer, async ({ db, actor, params }) => {
    const row = found(await findForStudent(db, actor.accountId, params.id));
    const sent = found(wasSent(row) ? row : undefined);
    return offerFile(services, db, { row: sent, by: actor.accountId });
  }),
  bind(student.answerOffer, answerOffer(services)),
  bind(student.askForTime, askForTime(services)),
];
