import type { talentPages, talentProfilePages } from '../table/talent.ts';
import type { ScreensOf } from './screen.ts';

export const talentScreens: ScreensOf<[...typeof talentPages, ...typeof talentProfilePages]> = {};
