const prefixes = { student: 'S-', company: 'R-' } as const;

/** The viewer's id in stored views; the prefix keeps ids of the two sides apart. */
export const analyticsIdOf = (side: keyof typeof prefixes, id: string): string =>
  `${prefixes[side]}${id}`;
