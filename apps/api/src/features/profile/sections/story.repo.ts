import type { saveStory } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const storyRows = (
  studentId: string,
  { strength, highlight, skills }: Unversioned<typeof saveStory>,
): SectionRows => ({ student_story: [{ student_id: studentId, strength, highlight, skills }] });
