import type { PersonalData } from '../../people/personal-data.ts';

/** Only recruiters keep searches; they go when their keeper leaves the company. */
export const keptSearchData: PersonalData = { tables: { kept_search: 'stays' } };
