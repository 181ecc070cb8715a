import type { showOffer as endpoint } from '@engawa/contract/offers/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentOffer, presentOwnFile, wasSent, withoutStudent } from '../offer.present.ts';
import { findForCompany } from '../offers.repo.ts';
import { isAvailable } from '../terms/available.repo.ts';
import { suggestOffer } from '../terms/read-offered.ts';

export const showOffer: Handler<typeof endpoint> = async ({ db, actor, params, now }) => {
  const { companyId } = actor;
  const row = found(await findForCompany(db, companyId, params.id));
  const available = await isAvailable(db, companyId, params.id);
  if (wasSent(row)) {
    const offer = presentOffer(row);
    return { offer: available ? offer : withoutStudent(offer), suggested: null, file: null };
  }
  // Nothing can be offered to a student who is not available.
  if (!available) return { offer: null, suggested: null, file: null };
  // A planned or undone offer: its own terms and file are the best suggestion.
  const given = { id: params.id, today: todayInJapan(now) };
  const suggested = row.document?.terms ?? (await suggestOffer(db, companyId, given));
  return { offer: null, suggested, file: presentOwnFile(row) };
};
