interface Table<Id> {
  readonly ids: readonly Id[];
}

/** A set of a table's ids as a bit mask. */
export const bitsOf = <Id>({ ids }: Table<Id>, members: readonly (Id | null)[]): number =>
  ids.reduce<number>((bits, id, place) => (members.includes(id) ? bits | (1 << place) : bits), 0);

export const membersOf = <Id>({ ids }: Table<Id>, bits: number): Id[] =>
  ids.filter((_, place) => (bits & (1 << place)) !== 0);
