import { reportCompanyView, reportJobView } from '../../../shared/analytics/reports.ts';
import { useStay } from '../../../shared/analytics/use-stay.ts';

interface CompanyStayProps {
  id: string;
  name: string;
  logo: string | null;
}

/** Reports how long a company was viewed. Renders nothing; needs the company as its key. */
export function CompanyStay({ id, name, logo }: CompanyStayProps) {
  useStay(({ from, seen }) =>
    reportCompanyView({
      company_id: id,
      company_name: name,
      logo_image: logo,
      ...from,
      time_spent: seen,
    }),
  );
  return null;
}

export function JobStay({ id, companyId }: { id: string; companyId: string }) {
  useStay(({ from, seen, open, depth }) =>
    reportJobView({
      job_id: id,
      company_id: companyId,
      ...from,
      time_spent_on_page: seen,
      scroll_depth: depth,
      view_duration: open,
    }),
  );
  return null;
}
