/** Every column under a name of its own, so that none is taken for one of ours. */
export const fieldOf = (column: string): string => `c_${column}`;
