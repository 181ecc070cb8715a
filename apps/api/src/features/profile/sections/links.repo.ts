import type { saveLinks } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const linkRows = (
  studentId: string,
  { links }: Unversioned<typeof saveLinks>,
): SectionRows => ({
  student_link: links.map(({ url, title, summary }, position) => ({
    student_id: studentId,
    position,
    url,
    title,
    summary,
  })),
});
