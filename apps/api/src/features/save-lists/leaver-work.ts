import type { LeaverWork } from '../../leaver-work.ts';

export const saveListWork: LeaverWork = { names: ['saved_student.saved_by'] };
