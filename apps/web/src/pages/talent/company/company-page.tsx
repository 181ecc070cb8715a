import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { companyQuery } from '../../../features/company-pages/queries.ts';
import { ResponseNote } from '../../../features/company-pages/response-note.tsx';
import { CompanyView } from '../../../features/company-view/company/company-view.tsx';
import type { ItemLink } from '../../../features/company-view/view-types.ts';
import { ConnectLink } from '../../../features/connect/student/connect-link.tsx';
import { CompanyMenu } from '../../../features/reports/company-menu.tsx';
import { SaveButton } from '../../../features/saved/save-button.tsx';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { usePageTitle } from '../../../shared/i18n/use-page-title.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { CompanyStay } from './late-stays.tsx';

const route = getRouteApi('/talent/company/$id');

const JobLink: ItemLink = ({ id: job, ...rest }) => {
  const { id } = route.useParams();
  return <Link to="/talent/company/$id/company-job/{-$job}" params={{ id, job }} {...rest} />;
};

const EventLink: ItemLink = ({ id: event, ...rest }) => {
  const { id } = route.useParams();
  const params = { id, event };
  return <Link to="/talent/company/{-$id}/company-event/{-$event}" params={params} {...rest} />;
};

function SaveJob({ id: jobId, name }: { id: string; name: string }) {
  const { id } = route.useParams();
  const { data } = useQuery(companyQuery(id));
  const saved = data?.savedJobs.includes(jobId) ?? false;
  return <SaveButton small item={{ jobId }} saved={saved} name={name} />;
}

export function CompanyPage() {
  const { id } = route.useParams();
  const { tab = 'general' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(companyQuery(id));
  notFoundIfMissing(error);
  const name = data && companyName(data.company.name);
  usePageTitle(name);
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-6 sm:px-6 sm:py-8">
      {error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />
      )}
      {!data && !error && <FormSkeleton />}
      <Suspense>
        {data && name !== undefined && (
          <CompanyStay key={id} id={id} name={name} logo={data.company.logoImage} />
        )}
      </Suspense>
      {data && name !== undefined && (
        <CompanyView
          view={data}
          reader={language}
          jobLink={JobLink}
          eventLink={EventLink}
          jobAction={SaveJob}
          tabs={{
            tab,
            onChange: (next) =>
              void navigate({ search: next === 'general' ? {} : { tab: next }, replace: true }),
          }}
          menu={<CompanyMenu companyId={id} name={name} />}
          known={<ResponseNote rate={data.responseRate} />}
          actions={
            <>
              <ConnectLink companyId={id} />
              <SaveButton item={{ companyId: id }} saved={data.saved} name={name} />
            </>
          }
        />
      )}
    </div>
  );
}
