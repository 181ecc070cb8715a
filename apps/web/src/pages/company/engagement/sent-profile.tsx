import type { StudentView as Student } from '@engawa/contract/profile/student-view';
import { StudentView } from '../../../features/student-view/components/student-view.tsx';
import { language } from '../../../shared/i18n/language.ts';

/** The profile as it was sent, which is drawn as companies see every student. */
export const SentProfile = ({ student }: { student: Student }) => (
  <StudentView student={student} reader={language} />
);
