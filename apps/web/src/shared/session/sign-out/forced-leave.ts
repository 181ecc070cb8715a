type Listener = () => void;

const listeners = new Set<Listener>();
let leaving = false;

/** True while a session that ended leads the person away; nothing may hold them back then. */
export const isForcedToLeave = (): boolean => leaving;

/** Whoever has something unsaved puts it away first. */
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
