import { changeJobStatus, limitJob } from '@engawa/contract/jobs/company';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { followRow } from '../../../ui/display/returned-row.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { canUndo } from '../list/can-undo.ts';
import { words as listWords } from '../list/words.ja.ts';
import type { ListedJob } from './queries.ts';
import { useRefreshJobs } from './use-refresh-jobs.ts';
import { words as jobListWords } from './words.ja.ts';

type Audience = Parameters<ReturnType<typeof useLimit>['mutate']>[0]['body']['audience'];
export type Status = `${JobStatusId}`;
export type JobStatusChange = ReturnType<typeof useJobStatus>;

export const statusOf = ({ recruitmentStatus }: Pick<ListedJob, 'recruitmentStatus'>) =>
  String(recruitmentStatus) as Status;

const said = { meta: { ownErrors: true, ownWords: true } };
const useLimit = (onSuccess: () => Promise<unknown>) =>
  useCommand(limitJob, { onSuccess, ...said });

/**
 * Changes the status of jobs in their list and offers an undo. Belongs to the list, because the
 * change may remove the job's row.
 */
export function useJobStatus() {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const change = useCommand(changeJobStatus, { onSuccess: refresh, ...said });
  const limit = useLimit(refresh);
  const [closed, setClosed] = useState<{ job: ListedJob; waiting: number }>();

  /** Explains why a draft cannot be opened, with a link to the editor where that helps. */
  const explainRefusal = (id: string) => (failure: Error) => {
    if (!(failure instanceof ApiFailure)) return;
    const mendable = /^(posting_(incomplete|condition|below_minimum)|invalid_input)$/.test(
      failure.code,
    );
    const edit = () => void navigate({ to: '/company/contents/job/$id', params: { id } });
    const action = mendable ? { label: common('edit'), run: edit } : undefined;
    snackbar.show({ ok: false, message: failure.message, action });
  };

  const send = (id: string, status: Status, onSuccess: (reply: { waiting: number }) => void) =>
    change.mutate(
      { query: { recruitment_status: status, company_job_id: id } },
      { onSuccess, onError: explainRefusal(id) },
    );

  function offerWayBack({ id, hasChanges, ...job }: ListedJob, to: Status): void {
    const former = statusOf(job);
    const toDraft = to === '3';
    // A closed job that became a draft cannot be closed again, because a draft is not open.
    const isWay = former !== to && canUndo({ toDraft, hasChanges }) && !(toDraft && former === '2');
    const back = () =>
      send(id, former, () => {
        followRow(id);
        snackbar.show({ ok: true, message: common('moved.back') });
      });
    snackbar.show({
      ok: true,
      message: words(former, to),
      action: isWay ? { run: back } : undefined,
    });
  }

  function words(former: Status, to: Status): string {
    if (to === '2') return t('moved.closed');
    if (to === '3') return common('moved.draft');
    if (to === '4') return common('moved.limited');
    if (former === '2') return t('moved.reopened');
    return former === '4' ? t('moved.toAll') : t('moved.opened');
  }

  const { company_job_id: changing, recruitment_status: coming } = change.variables?.query ?? {};
  return {
    pendingOf: ({ id }: ListedJob) => (change.isPending && changing === id ? coming : undefined),
    isLimiting: limit.isPending,
    move: (job: ListedJob, to: Status) => {
      if (to === statusOf(job)) return;
      send(job.id, to, ({ waiting }) => {
        if (to === '2' && waiting > 0) setClosed({ job, waiting });
        else offerWayBack(job, to);
      });
    },
    closed,
    leaveWaiting: () => {
      setClosed(undefined);
      if (closed) offerWayBack(closed.job, '2');
    },
    limitTo: (job: ListedJob, audience: Audience, onDone: () => void) =>
      limit.mutate(
        { body: { companyJobId: job.id, audience } },
        {
          onSuccess: () => {
            onDone();
            offerWayBack(job, '4');
          },
          onError: explainRefusal(job.id),
        },
      ),
  };
}
