interface Change {
  reason: string;
  cancel: () => void;
  allowPropagation: () => void;
}

/** Escape closes the list, and a second one may close a dialog, but neither clears the choice. */
export function keepsOnEscape({ reason, cancel, allowPropagation }: Change): boolean {
  if (reason !== 'escape-key') return false;
  cancel();
  allowPropagation();
  return true;
}
