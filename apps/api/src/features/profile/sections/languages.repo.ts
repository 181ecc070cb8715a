import type { saveLanguages } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const languageRows = (
  studentId: string,
  { languages }: Unversioned<typeof saveLanguages>,
): SectionRows => ({
  student_language: languages.map((one, position) => ({
    student_id: studentId,
    language: one.language,
    position,
    self_rating: one.selfRating,
    exam: one.exam,
    level: one.level,
    score: one.score,
    certified_on: one.certifiedOn,
  })),
});
