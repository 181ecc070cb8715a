import { getRouteApi } from '@tanstack/react-router';
import { StudentScreen } from '../../../features/student-pages/student-screen.tsx';
import { ShownStudent } from './shown-student.tsx';
import { StudentActions } from './student-actions.tsx';

const route = getRouteApi('/company/engagement/student-profile/{-$id}');

export function StudentProfilePage() {
  const { id = '' } = route.useParams();
  return (
    <StudentScreen key={id} id={id} parts={{ Profile: ShownStudent, Actions: StudentActions }} />
  );
}
