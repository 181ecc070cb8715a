import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';

/** The words for what each level may do. */
export const levelWords = {
  0: 'level.owner',
  1: 'level.administrator',
  2: 'level.recruiter',
  3: 'level.interviewer',
} as const satisfies Record<AuthorityLevel, string>;
