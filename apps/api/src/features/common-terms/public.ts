/**
 * Feature common-terms. Which words of profiles and postings are too common to count in a match.
 * Decision 095.
 */

export { countTerms, countTermsJob } from './count-terms.ts';
export { rareTerms, withRareTerms } from './rare-terms.ts';
