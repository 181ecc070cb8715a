import type { PersonalData } from '../../people/personal-data.ts';

/** Only the author's id is personal; the content belongs to the company. */
export const jobData: PersonalData = { tables: { job_share: 'stays' } };
