/** Who brings a paper. What a university issues is asked for, and ticked, by the student. */
export const parties = ['student', 'company', 'university'] as const;
export type StepParty = (typeof parties)[number];

export type TickingSide = 'student' | 'company';

export const tickedBy = (party: StepParty): TickingSide =>
  party === 'company' ? 'company' : 'student';
