import { fontScript } from './font-script.ts';
import { saveScript } from './saved/save-script.ts';

/** The only script of a public page; pages are complete without it. */
export const pageScript = fontScript + saveScript;
