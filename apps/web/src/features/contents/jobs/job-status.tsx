import { changeJobStatus, limitJob } from '@engawa/contract/jobs/company';
import { jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { Select } from '../../../ui/form/select.tsx';
import { listWords } from '../list/words.ts';
import type { ListedJob } from './queries.ts';
import { useRefreshJobs } from './use-refresh-jobs.ts';
import { jobListWords } from './words.ts';

const AudienceDialog = lazy(async () => ({
  default: (await import('../audience/audience-dialog.tsx')).AudienceDialog,
}));

type Status = '1' | '2' | '3' | '4';

interface JobStatusProps {
  job: ListedJob;
  title: string;
}

/** The status, changed in place. What keeps a draft from opening is said, with the way to mend it. */
export function JobStatus({ job, title }: JobStatusProps) {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const [limiting, setLimiting] = useState(false);
  const change = useCommand(changeJobStatus, { onSuccess: refresh, meta: { ownErrors: true } });
  const limit = useCommand(limitJob, { onSuccess: refresh, meta: { ownErrors: true } });
  const shown = String(
    change.isPending ? change.variables.query.recruitment_status : job.recruitmentStatus,
  );

  function tellWhy(failure: Error): void {
    if (!(failure instanceof ApiFailure)) return;
    const mendable = ['posting_incomplete', 'invalid_input'].includes(failure.code);
    snackbar.show({
      ok: false,
      message: failure.message,
      ...(mendable && {
        action: {
          label: common('edit'),
          run: () => void navigate({ to: '/company/contents/job/$id', params: { id: job.id } }),
        },
      }),
    });
  }

  function choose(status: Status): void {
    if (status === '4') return setLimiting(true);
    const query = { recruitment_status: status, company_job_id: job.id };
    change.mutate({ query }, { onError: tellWhy });
  }

  return (
    <>
      <Select
        aria-label={common('changeStatus', { title })}
        placeholder={false}
        options={optionsOf(jobStatuses).map((option) => ({
          ...option,
          // A draft was never open, so it cannot be closed.
          disabled: job.recruitmentStatus === 3 && option.value === '2',
        }))}
        value={shown}
        disabled={change.isPending}
        onChange={(event) => choose(event.target.value as Status)}
        className="min-w-32"
      />
      <Suspense>
        {limiting && (
          <AudienceDialog
            title={t('audience', { title })}
            load={{ jobId: job.id }}
            busy={limit.isPending}
            onClose={() => setLimiting(false)}
            onApply={(audience) =>
              limit.mutate(
                { body: { companyJobId: job.id, audience } },
                { onSuccess: () => setLimiting(false), onError: tellWhy },
              )
            }
          />
        )}
      </Suspense>
    </>
  );
}
