import type { PersonalData } from '../../people/personal-data.ts';

/** Only recruiters have it; it is deleted when they leave. */
export const twoStepData: PersonalData = { tables: { two_step: 'stays', recovery_code: 'stays' } };
