import { deleteJob, duplicateJob } from '@engawa/contract/jobs/company';
import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, Copy, Eye, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { PostMenu } from '../list/post-menu.tsx';
import { words as listWords } from '../list/words.ja.ts';
import type { ListedJob } from './queries.ts';
import { useRefreshJobs } from './use-refresh-jobs.ts';
import { waitingApplicantsLink } from './waiting-applicants-link.ts';
import { words as jobListWords } from './words.ja.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

const waits = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'applicants_waiting';

interface JobMenuProps {
  job: ListedJob;
  title: string;
}

export function JobMenu({ job, title }: JobMenuProps) {
  const t = useWords(jobListWords);
  const common = useWords(listWords);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const [sharing, setSharing] = useState(false);
  const duplicate = useCommand(duplicateJob, {
    meta: { ownWords: true },
    onSuccess: async () => {
      snackbar.show({ ok: true, message: common('duplicated') });
      await refresh();
    },
  });
  const remove = useCommand(deleteJob, {
    meta: { ownErrors: true, visibleResult: true },
    onSuccess: refresh,
    onError: (failure) => {
      const see = {
        label: t('waiting.see'),
        run: () => void navigate(waitingApplicantsLink(job.id)),
      };
      const action = waits(failure) ? see : undefined;
      snackbar.show({ ok: false, message: failure.message, action });
    },
  });
  /** A refusal because of waiting applicants closes the question; its message links to them. */
  const onDelete = () =>
    remove.mutateAsync({ params }).catch((failure: unknown) => {
      if (!waits(failure)) throw failure;
    });
  const params = { id: job.id };
  const isOpen = job.recruitmentStatus === 1 || job.recruitmentStatus === 4;
  return (
    <>
      <PostMenu
        title={title}
        busy={remove.isPending}
        onDelete={onDelete}
        actions={[
          {
            label: common('preview'),
            icon: <Eye />,
            onSelect: () =>
              void navigate({
                to: '/company/contents/preview/company-job/{-$job}',
                params: { job: job.id },
              }),
          },
          {
            label: t('insights'),
            icon: <ChartColumn />,
            disabled: job.publishedAt === null,
            onSelect: () =>
              void navigate({
                to: '/company/contents/job',
                search: { view: 'insights', job: job.id },
              }),
          },
          {
            label: common('duplicate'),
            icon: <Copy />,
            onSelect: () => duplicate.mutate({ params }),
          },
          {
            label: t('share'),
            icon: <Share2 />,
            disabled: !isOpen,
            onSelect: () => setSharing(true),
          },
        ]}
      />
      <Suspense>
        {sharing && (
          <ShareDialog
            jobId={job.id}
            title={title}
            onClose={() => setSharing(false)}
            onChanged={() => void refresh()}
          />
        )}
      </Suspense>
    </>
  );
}
