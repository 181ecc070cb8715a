import { changeJobStatus, limitJob } from '@engawa/contract/jobs/company';
import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { useNavigate } from '@tanstack/react-router';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { goesBack } from '../list/going-back.ts';
import { listWords } from '../list/words.ts';
import type { ListedJob } from './queries.ts';
import { useRefreshJobs } from './use-refresh-jobs.ts';
import { jobListWords } from './words.ts';

type Audience = Parameters<ReturnType<typeof useLimit>['mutate']>[0]['body']['audience'];
export type Status = `${JobStatusId}`;

const said = { meta: { ownErrors: true, ownWords: true } };
const useLimit = (onSuccess: () => Promise<unknown>) =>
  useCommand(limitJob, { onSuccess, ...said });

/** Changes a job's status, says what that did, and offers the way back. */
export function useJobStatus({ id, recruitmentStatus, hasChanges }: ListedJob) {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const change = useCommand(changeJobStatus, { onSuccess: refresh, ...said });
  const limit = useLimit(refresh);
  const former = String(recruitmentStatus) as Status;

  /** What keeps a draft from opening is said, with the way to mend it. */
  function tellWhy(failure: Error): void {
    if (!(failure instanceof ApiFailure)) return;
    const mendable = ['posting_incomplete', 'invalid_input'].includes(failure.code);
    const edit = () => void navigate({ to: '/company/contents/job/$id', params: { id } });
    const action = mendable ? { label: common('edit'), run: edit } : undefined;
    snackbar.show({ ok: false, message: failure.message, action });
  }

  const send = (status: Status, onSuccess: () => void) =>
    change.mutate(
      { query: { recruitment_status: status, company_job_id: id } },
      { onSuccess, onError: tellWhy },
    );

  function offerWayBack(to: Status): void {
    const toDraft = to === '3';
    // What was closed and is a draft now cannot be closed again: a draft is not open.
    const isWay =
      former !== to && goesBack({ toDraft, hasChanges }) && !(toDraft && former === '2');
    const back = () =>
      send(former, () => snackbar.show({ ok: true, message: common('moved.back') }));
    snackbar.show({
      ok: true,
      message: words(to),
      action: isWay ? { run: back } : undefined,
    });
  }

  function words(to: Status): string {
    if (to === '2') return t('moved.closed');
    if (to === '3') return common('moved.draft');
    if (to === '4') return common('moved.limited');
    if (former === '2') return t('moved.reopened');
    return former === '4' ? t('moved.toAll') : t('moved.opened');
  }

  return {
    shown: change.isPending ? change.variables.query.recruitment_status : former,
    isChanging: change.isPending,
    isLimiting: limit.isPending,
    move: (to: Status) => {
      if (to !== former) send(to, () => offerWayBack(to));
    },
    limitTo: (audience: Audience, onDone: () => void) =>
      limit.mutate(
        { body: { companyJobId: id, audience } },
        {
          onSuccess: () => {
            onDone();
            offerWayBack('4');
          },
          onError: tellWhy,
        },
      ),
  };
}
