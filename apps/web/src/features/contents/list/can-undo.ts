interface Move {
  toDraft: boolean;
  hasChanges: boolean;
}

/**
 * Whether undoing a status change restores the previous state. Republishing a draft publishes it as
 * it is now, so with unpublished changes an undo would publish those.
 */
export const canUndo = ({ toDraft, hasChanges }: Move): boolean => !toDraft || !hasChanges;
