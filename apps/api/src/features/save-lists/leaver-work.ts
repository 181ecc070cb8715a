import type { LeaverWork } from '../../people/leaver-work.ts';

export const saveListWork: LeaverWork = { names: ['saved_student.saved_by'] };
