/** What a company writes. */
export const contentKinds = ['general', 'job', 'event', 'article', 'tip'] as const;
export type ContentKind = (typeof contentKinds)[number];
