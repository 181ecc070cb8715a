import type { JobCommon } from '@engawa/contract/jobs/schemas';

type Needed = JobCommon['languages'][number];

export const n1: Needed = { language: 'ja', level: 'fluent', jlpt: 'N1' };
export const n2: Needed = { language: 'ja', level: 'business', jlpt: 'N2' };
export const n3: Needed = { language: 'ja', level: 'daily-conversation', jlpt: 'N3' };
/** Japanese can be learned on the job. */
export const someJapanese: Needed = { language: 'ja', level: 'elementary', jlpt: null };
export const businessEnglish: Needed = { language: 'en', level: 'business', jlpt: null };
export const dailyEnglish: Needed = { language: 'en', level: 'daily-conversation', jlpt: null };
