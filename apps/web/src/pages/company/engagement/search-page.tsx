import { SaveMany } from '../../../features/save-lists/saving/save-many.tsx';
import { SaveStudent } from '../../../features/save-lists/saving/save-student.tsx';
import type { FoundStudent } from '../../../features/student-search/queries.ts';
import { SearchScreen } from '../../../features/student-search/search-screen.tsx';

export function SearchPage() {
  return <SearchScreen Action={Save} Several={SaveMany} />;
}

const Save = ({ student: { studentId, name, saved } }: { student: FoundStudent }) => (
  <SaveStudent student={{ id: studentId, name }} saved={saved} />
);
