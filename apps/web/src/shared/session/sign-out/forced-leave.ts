type Listener = () => void;

const listeners = new Set<Listener>();
let leaving = false;

/** True while an ended session navigates away; no guard may block that. */
export const isForcedToLeave = (): boolean => leaving;

/** Lets a form store unsaved input first. */
export function beforeForcedLeave(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function forceLeave(): void {
  leaving = true;
  for (const listener of listeners) listener();
}

export function endForcedLeave(): void {
  leaving = false;
}
