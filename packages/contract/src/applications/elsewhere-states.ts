export const elsewhereStates = [
  'applied',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
] as const;
