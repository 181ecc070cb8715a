import type { FocusEvent } from 'react';

/** A group of controls is left only when the focus goes to something outside it. */
export const leavesGroup = (event: FocusEvent) =>
  !event.currentTarget.contains(event.relatedTarget);
