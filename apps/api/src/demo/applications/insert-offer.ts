import { addDays } from '@engawa/contract/days/days';
import { type DemoOffer, demoOfferTexts } from '@engawa/demo/applications/demo-offers';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { addSteps, type SendingServices } from '../../features/applications/public.ts';
import { putMade, useFile } from '../../features/files/public.ts';
import { recordFile } from '../../features/files/upload/store-file.ts';
import { letterOrder } from '../../features/offers/letter/letter-file.ts';
import {
  decide,
  freezeTerms,
  offerSubject,
  putOffer,
  suggestOffer,
} from '../../features/offers/public.ts';

interface Offering {
  services: SendingServices;
  id: string;
  companyId: string;
  by: string;
  offer: DemoOffer;
  /** When the offer was made, and today. */
  at: Date;
  now: Date;
}

const daysToAnswer = 14;

/** The offer of a demo application, with the terms that its posting states. */
export async function insertOffer(tx: Tx, offering: Offering): Promise<void> {
  const { id, companyId, by, offer, at, now } = offering;
  const made = todayInJapan(at);
  const suggested = await suggestOffer(tx, companyId, { id, today: made });
  const { employmentType, salaryType, salary } = suggested;
  if (!employmentType || !salaryType || !salary) return;
  const terms = {
    ...suggested,
    ...demoOfferTexts,
    employmentType,
    salaryType,
    salary,
    startsOn: suggested.startsOn ?? addDays(made, 300),
    replyBy:
      offer.state === 'open'
        ? addDays(todayInJapan(now), offer.daysLeft)
        : addDays(made, daysToAnswer),
  };
  const { offered, document } = await freezeTerms(tx, companyId, { id, terms, today: made });
  const name = 'fileName' in offer ? offer.fileName : undefined;
  const letter = { row: offered.row, document, madeAt: at };
  const fileId = name ? await insertOwnFile(tx, offering, { name, letter }) : null;
  await putOffer(tx, { id, companyId, by, document, fileId, remindOn: null, now: at });
  if (offer.state === 'open') return;
  const reason = 'reason' in offer ? offer.reason : null;
  const decidedAt = new Date(at.getTime() + 24 * 60 * 60 * 1000);
  await decide(tx, { id, companyId, state: offer.state, reason, now: decidedAt });
  await addSteps(tx, [{ id, companyId, kind: `offer-${offer.state}`, at: decidedAt }]);
}

interface OwnFile {
  name: string;
  letter: Parameters<typeof letterOrder>[1];
}

/** Stores the typeset document as if the company had uploaded it. */
async function insertOwnFile(
  tx: Tx,
  { services, id, companyId, by, at }: Offering,
  { name, letter }: OwnFile,
): Promise<string> {
  const content = await services.typesetter.pdf(...(await letterOrder(tx, letter)), { by });
  await using made = await putMade(services, { name, mediaType: 'application/pdf', content }, at);
  const signedIn = { accountId: by, sessionId: '', authenticatedAt: null };
  const actor = { kind: 'company', companyId, level: 2, ...signedIn } as const;
  const stored = await recordFile(tx, actor, { ...made, purpose: 'offer', scannedAt: at }, at);
  made.recorded = true;
  const subject = offerSubject(id);
  await useFile({ tx, actor }, { fileId: stored.id, purpose: 'offer', subject });
  return stored.id;
}
