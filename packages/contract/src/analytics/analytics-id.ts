const prefixes = { student: 'S-', company: 'R-' } as const;

/** How somebody is called in what is kept about views, so that the two sides are never mixed up. */
export const analyticsIdOf = (side: keyof typeof prefixes, id: string): string =>
  `${prefixes[side]}${id}`;
