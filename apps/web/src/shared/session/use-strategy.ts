import { useSyncExternalStore } from 'react';
import type { Strategy } from './auth-jar.ts';
import { who } from './who.ts';

const nobody = () => undefined;

/** The signed-in side; undefined for a visitor and while prerendering. */
export function useStrategy(): Strategy | undefined {
  return useSyncExternalStore(who.subscribe, who.strategy, nobody);
}
