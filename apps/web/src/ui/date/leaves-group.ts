import type { FocusEvent } from 'react';

/** Whether a blur event moves the focus out of the group. */
export const leavesGroup = (event: FocusEvent) =>
  !event.currentTarget.contains(event.relatedTarget);
