import { type IdOf, referenceTable } from '../reference/table.ts';
import { actSteps } from './steps/acts.ts';
import { paperSteps } from './steps/papers.ts';

/** Papers and acts between an offer and the first day. Guidance shown to both sides. */
export const offerSteps = referenceTable([...paperSteps, ...actSteps]);
export type OfferStepId = IdOf<typeof offerSteps>;
