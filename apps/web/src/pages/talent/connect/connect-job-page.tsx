import { getRouteApi } from '@tanstack/react-router';
import { ShownJob } from '../company/shown-job.tsx';

const route = getRouteApi('/talent/connect/$id/company-job/{-$job}');

export function ConnectJobPage() {
  const { id, job = '' } = route.useParams();
  return <ShownJob company={id} id={job} />;
}
