/** Who provides a paper. The student requests the university's papers and ticks them off. */
export const parties = ['student', 'company', 'university'] as const;
export type StepParty = (typeof parties)[number];

export type TickingSide = 'student' | 'company';

export const tickedBy = (party: StepParty): TickingSide =>
  party === 'company' ? 'company' : 'student';
