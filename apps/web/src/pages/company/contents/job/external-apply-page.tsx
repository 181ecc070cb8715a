import { getRouteApi } from '@tanstack/react-router';
import { ApplicantsScreen } from '../../../../features/applicants/applicants-screen.tsx';
import { ShownStudent } from '../../engagement/shown-student.tsx';

const path = '/company/contents/job/external-apply/{-$id}';
const route = getRouteApi(path);

/** For one job, or for all jobs if the address names none. */
export function ExternalApplyPage() {
  const { id } = route.useParams();
  return <ApplicantsScreen key={id} route={path} kind="external" job={id} profile={ShownStudent} />;
}
