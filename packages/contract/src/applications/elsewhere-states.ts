/** Progress of an application outside Engawa, as the student records it. */
export const elsewhereStates = [
  'applied',
  'in-progress',
  'offered',
  'declined',
  'withdrawn',
] as const;
