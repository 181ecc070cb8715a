/** Where an application that was made elsewhere stands, by the student's own word. */
export const elsewhereStates = [
  'applied',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
] as const;
