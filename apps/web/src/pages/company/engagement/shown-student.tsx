import type { StudentView as Student } from '@engawa/contract/profile/student-view';
import { StudentView } from '../../../features/student-view/components/student-view.tsx';
import { language } from '../../../shared/i18n/language.ts';

/** A profile as companies see it: the current one, or the one sent with an application. */
export const ShownStudent = ({ student }: { student: Student }) => (
  <StudentView student={student} reader={language} />
);
