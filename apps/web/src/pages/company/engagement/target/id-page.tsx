import { getRouteApi } from '@tanstack/react-router';
import { SaveStudent } from '../../../../features/save-lists/saving/save-student.tsx';
import type { StudentAction } from '../../../../features/targets/students/student-panel.tsx';
import { TargetScreen } from '../../../../features/targets/students/target-screen.tsx';

const route = getRouteApi('/company/engagement/target/$id');

const Save: StudentAction = ({ student: { studentId, name, saved } }) => (
  <SaveStudent student={{ id: studentId, name }} saved={saved} />
);

export function IdPage() {
  const { id } = route.useParams();
  return <TargetScreen key={id} id={id} Save={Save} />;
}
