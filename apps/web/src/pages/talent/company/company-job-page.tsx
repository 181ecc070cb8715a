import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ShownJob } from './shown-job.tsx';

const route = getRouteApi('/talent/company/$id/company-job/{-$job}');

export function CompanyJobPage() {
  const { id, job = '' } = route.useParams();
  const { apply } = route.useSearch();
  const navigate = route.useNavigate();
  const [applyFor, setApplyFor] = useState(apply ? job : undefined);
  // Without this, Back from another job would open the application again.
  if (applyFor !== undefined && applyFor !== job) setApplyFor(undefined);
  // Without this, a reload would open the application again.
  useEffect(() => {
    if (apply) void navigate({ search: {}, replace: true });
  }, [apply, navigate]);
  return <ShownJob company={id} id={job} apply={applyFor === job} />;
}
