export const contentKinds = ['general', 'job', 'event', 'article', 'tip'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Contents whose status is public, limited, private or draft. */
export type PostKind = 'event' | 'article' | 'tip';
