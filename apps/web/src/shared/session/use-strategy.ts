import { useSyncExternalStore } from 'react';
import type { Strategy } from './auth-jar.ts';
import { who } from './who.ts';

const nobody = () => undefined;

/** Whose side is signed in; undefined for a visitor, and where a page is rendered for all. */
export function useStrategy(): Strategy | undefined {
  return useSyncExternalStore(who.subscribe, who.strategy, nobody);
}
