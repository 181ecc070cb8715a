import { readerOf } from '@engawa/contract/contents/outline/read-as';
import { offerTerms } from '@engawa/contract/offers/schemas';
import { perLanguage } from '@engawa/contract/per-language';
import {
  type PostingRequirementId,
  postingRequirements,
} from '@engawa/contract/reference/jobs/posting-requirements';
import { z } from 'zod';

const text = z.string().nullable();

/** What the posting stated, item by item, when the offer was made. */
const items = z.object(
  Object.fromEntries(postingRequirements.ids.map((id) => [id, text])) as Record<
    PostingRequirementId,
    typeof text
  >,
);

const offerDocument = z.object({ terms: offerTerms, items: perLanguage(items) });
export type OfferDocument = z.output<typeof offerDocument>;

export const offerVersion = 1;

/** The only reader of stored offers: fills in fields that a stored one does not have yet. */
export const readOfferDocument = readerOf(offerDocument);
