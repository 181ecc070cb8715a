/**
 * Why “only jobs I can apply for” hides a job. A job with several reasons counts for the first, so
 * that the counts add up. Without zod, because the client loads it early.
 */
export const hidingReasons = ['residence', 'japanese', 'english', 'graduation'] as const;
export type HidingReason = (typeof hidingReasons)[number];
