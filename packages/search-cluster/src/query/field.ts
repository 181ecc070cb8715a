/** Prefixed, so that no column collides with our own fields. */
export const fieldOf = (column: string): string => `c_${column}`;
