import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { jobQuery } from '../../../features/company-pages/queries.ts';
import { ResidenceVerdict } from '../../../features/company-pages/residence-verdict.tsx';
import { ResponseNote } from '../../../features/company-pages/response-note.tsx';
import { words as companyPagesWords } from '../../../features/company-pages/words.ja.ts';
import { JobView } from '../../../features/company-view/job/job-view.tsx';
import { CompanyMenu } from '../../../features/reports/company-menu.tsx';
import { SaveButton } from '../../../features/saved/save-button.tsx';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ApplyForJob } from './apply-for-job.tsx';
import { LateMatch } from './late-match.tsx';
import { JobStay } from './late-stays.tsx';

/**
 * A bar at the bottom of phones, a column beside the job on desktops. Once the student has applied,
 * the note about it comes first on phones.
 */
const applyPlace =
  'sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 max-lg:has-[output]:static max-lg:has-[output]:order-first max-lg:has-[output]:border-0 max-lg:has-[output]:bg-transparent lg:top-[calc(var(--top-bar,3.75rem)+1.5rem)] lg:bottom-auto lg:m-0 lg:border-0 lg:bg-transparent lg:p-0 print:hidden';

interface ShownJobProps {
  company: string;
  id: string;
  /** Opens the application at once. */
  apply?: boolean;
}

/** A job under the address of the company that shows it, which may be a partner of its owner. */
export function ShownJob({ company, id, apply = false }: ShownJobProps) {
  const t = useWords(companyPagesWords);
  const { data, error, refetch } = useQuery(jobQuery(company, id));
  notFoundIfMissing(error);
  const words = data && (data.job.jp ?? data.job.en);
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-4 px-4 py-6 sm:px-6 sm:py-8 lg:grid lg:max-w-[72rem] lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-start lg:gap-6">
      {error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />
      )}
      {!data && !error && (
        <div>
          <FormSkeleton />
        </div>
      )}
      <Suspense>{data && <JobStay key={id} id={id} companyId={data.job.company.id} />}</Suspense>
      {data && (
        <JobView
          job={data.job}
          images={data.images}
          reader={language}
          menu={
            <CompanyMenu
              companyId={data.job.company.id}
              name={companyName(data.job.company.name)}
              reported={{ about: 'job', id }}
            />
          }
          match={
            <Suspense>
              <LateMatch match={data.match} />
            </Suspense>
          }
        >
          {/* About answers here; elsewhere the company answers in its own way. */}
          {data.job.common.applyPage !== 'external' && <ResponseNote rate={data.responseRate} />}
          {data.through && (
            <p className="phrased rounded-small bg-washi px-3 py-2 text-sm">
              {t('through', { name: companyName(data.through.name) })}
            </p>
          )}
          <ResidenceVerdict residence={data.residence} />
          <div className="flex flex-wrap items-center gap-2">
            <SaveButton item={{ jobId: id }} saved={data.saved} name={words?.position ?? ''} />
            <Link
              to="/talent/company/$id"
              params={{ id: data.job.company.id }}
              className="inline-flex min-h-11 items-center px-2 text-ai hover:underline"
            >
              {t('toCompany')}
            </Link>
          </div>
        </JobView>
      )}
      {data && (
        <aside className={applyPlace}>
          <ApplyForJob key={id} jobId={id} via={data.through?.id} begun={apply} />
        </aside>
      )}
    </div>
  );
}
