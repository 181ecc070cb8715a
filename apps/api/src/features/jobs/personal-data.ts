import type { PersonalData } from '../../people/personal-data.ts';

/** Which colleague did it; what they wrote is the company's. */
export const jobData: PersonalData = { tables: { job_share: 'stays' } };
