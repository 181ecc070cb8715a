import { type IdOf, referenceTable } from '../reference/table.ts';
import { actSteps } from './steps/acts.ts';
import { paperSteps } from './steps/papers.ts';

/** What is brought or done between an offer and the first day. Guidance, read by both sides. */
export const offerSteps = referenceTable([...paperSteps, ...actSteps]);
export type OfferStepId = IdOf<typeof offerSteps>;
