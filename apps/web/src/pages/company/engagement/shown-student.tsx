import type { StudentView as Student } from '@engawa/contract/profile/student-view';
import { StudentView } from '../../../features/student-view/components/student-view.tsx';
import { language } from '../../../shared/i18n/language.ts';

/** A profile, as it is or as it was sent: companies see every student like this. */
export const ShownStudent = ({ student }: { student: Student }) => (
  <StudentView student={student} reader={language} />
);
