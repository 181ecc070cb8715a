import { found } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { lockStudent } from '../../people/lock-student.repo.ts';
import { lockApplications, lockOwn } from '../applications/public.ts';
import { presentOffer, wasSent } from './offer.present.ts';
import { findForCompany, findForStudent, type OfferRow } from './offers.repo.ts';

/**
 * Locks the student and then the application, in the order of an erasure; an answer and a
 * withdrawal of one offer wait for each other.
 */
export async function lockForCompany(tx: Tx, companyId: string, id: string): Promise<OfferRow> {
  const { studentId } = found(await findForCompany(tx, companyId, id));
  await lockStudent(tx, found(studentId));
  const [locked] = await lockApplications(tx, companyId, [id]);
  // Nothing can be done about the offer of a student who is not available.
  found(locked?.maySee || undefined);
  return sentOnly(await findForCompany(tx, companyId, id));
}

export async function lockForStudent(tx: Tx, studentId: string, id: string): Promise<OfferRow> {
  await lockStudent(tx, studentId);
  found(await lockOwn(tx, studentId, id));
  return sentOnly(await findForStudent(tx, studentId, id));
}

const sentOnly = (row: OfferRow | undefined): OfferRow =>
  found(row && wasSent(row) ? row : undefined);

export const answerWith = async (read: Promise<OfferRow | undefined>) => ({
  offer: presentOffer(found(await read)),
});
