import type { ReplyOf } from '@engawa/contract/endpoint';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { listConnectJobs } from '@engawa/contract/jobs/student';
import { pickLanguage } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { JobTypeTag } from '../../../ui/job-type-tag.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { words as connectWords } from './words.ja.ts';

export function ConnectJobs({ companyId }: { companyId: string }) {
  const t = useWords(connectWords);
  const { data, error, refetch } = useQuery(
    endpointQuery(listConnectJobs, { params: { id: companyId } }, { meta: { ownErrors: true } }),
  );
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data || data.jobs.length === 0) return null;
  return (
    <section aria-labelledby="connect-jobs" className="border-t border-line pt-6">
      <h2 id="connect-jobs" className="text-lg font-bold">
        {t('jobs.heading')}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {data.jobs.map((job) => (
          <Job key={job.companyJobId} job={job} companyId={companyId} />
        ))}
      </ul>
    </section>
  );
}

type ShownJob = ReplyOf<typeof listConnectJobs>['jobs'][number];

function Job({ job, companyId }: { job: ShownJob; companyId: string }) {
  const t = useWords(connectWords);
  const { owner, limited, common } = job;
  const words = pickLanguage(job, language)?.value;
  const facts = [words?.workLocation, wagesText(common, null, language)].filter(Boolean);
  return (
    <li className="rounded border border-line p-4">
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {words?.recruitmentType && <JobTypeTag id={words.recruitmentType} />}
        {limited && <Tag tone="wood">{t('jobs.limited')}</Tag>}
        {owner && !owner.verified && <Tag tone="mind">{t('jobs.notVerified')}</Tag>}
      </p>
      <h3 className="mt-1 font-bold [overflow-wrap:anywhere]">
        <Link
          to="/talent/connect/$id/company-job/{-$job}"
          params={{ id: companyId, job: job.companyJobId }}
          className="hover:underline"
        >
          {words?.position}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-sumi-2">{facts.join(' ・ ')}</p>
      <p className="mt-2 line-clamp-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {words?.businessContent}
      </p>
      {owner && (
        <p className="mt-3 rounded-small bg-washi px-3 py-2 text-sm">
          <span className="block font-semibold">
            {t('jobs.lent', { name: companyName(owner.name) })}
          </span>
          <span className="phrased text-sumi-2">{t('jobs.lentNote')}</span>
        </p>
      )}
    </li>
  );
}
