import type { LeaverWork } from '../../leaver-work.ts';

export const connectWork: LeaverWork = { names: ['connection.recruiter_id'] };
