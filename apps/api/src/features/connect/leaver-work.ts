import type { LeaverWork } from '../../people/leaver-work.ts';

export const connectWork: LeaverWork = { names: ['connection.recruiter_id'] };
