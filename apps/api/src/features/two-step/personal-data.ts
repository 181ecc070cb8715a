import type { PersonalData } from '../../people/personal-data.ts';

/** Only recruiters have it; it goes when they leave the company. */
export const twoStepData: PersonalData = { tables: { two_step: 'stays', recovery_code: 'stays' } };
