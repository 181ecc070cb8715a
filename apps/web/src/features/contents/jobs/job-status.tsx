import { jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { lazy, Suspense, useState } from 'react';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { words as listWords } from '../list/words.ja.ts';
import type { ListedJob } from './queries.ts';
import { type JobStatusChange, type Status, statusOf } from './use-job-status.ts';
import { words as jobListWords } from './words.ja.ts';

const AudienceDialog = lazy(async () => ({
  default: (await import('../audience/audience-dialog.tsx')).AudienceDialog,
}));

interface JobStatusProps {
  job: ListedJob;
  title: string;
  change: JobStatusChange;
}

export function JobStatus({ job, title, change }: JobStatusProps) {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const [limiting, setLimiting] = useState(false);
  const { isLimiting, move, limitTo } = change;
  const pending = change.pendingOf(job);
  return (
    <>
      <ChoiceMenu
        label={common('changeStatus', { title })}
        choices={optionsOf(jobStatuses).map((option) => ({
          ...option,
          // A draft was never open, so it cannot be closed.
          disabled: job.recruitmentStatus === 3 && option.value === '2',
        }))}
        value={pending ?? statusOf(job)}
        busy={pending !== undefined}
        onChoose={(status) => (status === '4' ? setLimiting(true) : move(job, status as Status))}
      />
      <Suspense>
        {limiting && (
          <AudienceDialog
            title={t('audience', { title })}
            load={{ jobId: job.id }}
            busy={isLimiting}
            onClose={() => setLimiting(false)}
            onApply={(audience) => limitTo(job, audience, () => setLimiting(false))}
          />
        )}
      </Suspense>
    </>
  );
}
