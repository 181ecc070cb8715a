const prefixes = { student: 'S-', company: 'R-' } as const;

/**
 * The viewer's id in stored views, prefixed by side so that ids of the two sides cannot be
 * confused.
 */
export const analyticsIdOf = (side: keyof typeof prefixes, id: string): string =>
  `${prefixes[side]}${id}`;
