import type { PersonalData } from '../../people/personal-data.ts';

/** Only recruiters have saved searches, which are deleted when they leave. */
export const savedSearchData: PersonalData = { tables: { kept_search: 'stays' } };
