import type { PersonalData } from '../../people/personal-data.ts';

/** Only the inviting colleague's id is personal; the invitation belongs to the company. */
export const signupData: PersonalData = { tables: { invitation: 'stays' } };
