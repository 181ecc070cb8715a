import { lazy } from 'react';

const rest = () => import('./rest.tsx');

/**
 * Parts of the home page that are prerendered or initially empty. Their code loads when the rest of
 * the page hydrates.
 */
export const EngawaScene = lazy(async () => ({ default: (await rest()).EngawaScene }));
export const Numbers = lazy(async () => ({ default: (await rest()).Numbers }));
export const ServerPart = lazy(async () => ({ default: (await rest()).ServerPart }));
export const BelowHero = lazy(async () => ({ default: (await rest()).BelowHero }));
