import { endJobSharing, listLentJobs, showLentJob } from '@engawa/contract/jobs/company';
import { pickLanguage } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { formatDate } from '../../../shared/format/date-time.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useRefreshJobs } from './use-refresh-jobs.ts';
import { words as jobListWords } from './words.ja.ts';

export function LentJobs() {
  const t = useWords(jobListWords);
  const refresh = useRefreshJobs();
  const { data } = useQuery(endpointQuery(listLentJobs, {}));
  const options = { onSuccess: refresh, meta: { visibleResult: true } };
  const [end, show] = [useCommand(endJobSharing, options), useCommand(showLentJob, options)];
  if (!data || data.jobs.length === 0) return null;
  return (
    <section aria-labelledby="lent-jobs" className="mt-4">
      <h2 id="lent-jobs" className="text-lg font-bold">
        {t('lent')}
      </h2>
      <p className="phrased mb-3 text-sm text-sumi-2">{t('lentText')}</p>
      <ul className="divide-y divide-line rounded border border-line bg-paper shadow-card">
        {data.jobs.map((job) => {
          const position = pickLanguage(job, language)?.value.position ?? '';
          return (
            <li key={job.shareId} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <span className="min-w-0 grow">
                <span className="block font-semibold">{position}</span>
                <span className="block text-sm text-sumi-2">
                  {companyName(job.owner.name)} ・{' '}
                  {t('sharedSince', { date: formatDate(job.sharedAt, language) })}
                </span>
              </span>
              <Checkbox
                label={t('showLent')}
                aria-label={t('showLentOf', { name: position })}
                checked={job.shown}
                disabled={show.isPending}
                onChange={({ target }) =>
                  show.mutate({ params: { id: job.shareId }, body: { shown: target.checked } })
                }
              />
              <Button
                size="small"
                aria-label={t('endShareOf', { name: position })}
                busy={end.isPending}
                onClick={() => end.mutate({ params: { id: job.shareId } })}
              >
                {t('endShare')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
