import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ShownJob } from './shown-job.tsx';

const route = getRouteApi('/talent/company/$id/company-job/{-$job}');

export function CompanyJobPage() {
  const { id, job = '' } = route.useParams();
  const { apply } = route.useSearch();
  const navigate = route.useNavigate();
  const [applyFor] = useState(apply ? job : undefined);
  // A reload or Back must not open the application again.
  useEffect(() => {
    if (apply) void navigate({ search: {}, replace: true });
  }, [apply, navigate]);
  return <ShownJob company={id} id={job} apply={applyFor === job} />;
}
