import { getRouteApi } from '@tanstack/react-router';
import { ShownJob } from './shown-job.tsx';

const route = getRouteApi('/talent/company/$id/company-job/{-$job}');

export function CompanyJobPage() {
  const { id, job = '' } = route.useParams();
  return <ShownJob company={id} id={job} />;
}
