import { lazy } from 'react';

const rest = () => import('./rest.tsx');

/**
 * Parts of the home page that stand in its markup already, or have nothing to show yet. Their code
 * comes when the rest of the page answers.
 */
export const EngawaScene = lazy(async () => ({ default: (await rest()).EngawaScene }));
export const Numbers = lazy(async () => ({ default: (await rest()).Numbers }));
export const BelowHero = lazy(async () => ({ default: (await rest()).BelowHero }));
