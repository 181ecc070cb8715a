interface Change {
  reason: string;
  cancel: () => void;
  allowPropagation: () => void;
}

/** Escape closes the list; a second one may close a dialog, but never throws the choice away. */
export function keepsOnEscape({ reason, cancel, allowPropagation }: Change): boolean {
  if (reason !== 'escape-key') return false;
  cancel();
  allowPropagation();
  return true;
}
