interface Move {
  toDraft: boolean;
  hasChanges: boolean;
}

/**
 * Whether the former status brings back what was. A draft that is shown again is published as it is
 * written, so with changes that nobody has published yet the way back would publish them.
 */
export const goesBack = ({ toDraft, hasChanges }: Move): boolean => !toDraft || !hasChanges;
