import { deleteJob, duplicateJob } from '@engawa/contract/jobs/company';
import { Link } from '@tanstack/react-router';
import { Copy, EllipsisVertical, Eye, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { DeleteQuestion } from '../list/delete-question.tsx';
import { listMessages } from '../list/messages.ts';
import { jobListMessages } from './messages.ts';
import type { ListedJob } from './queries.ts';
import { useRefreshJobs } from './use-refresh-jobs.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

interface JobMenuProps {
  job: ListedJob;
  title: string;
}

export function JobMenu({ job, title }: JobMenuProps) {
  const t = useMessages(jobListMessages);
  const common = useMessages(listMessages);
  const snackbar = useSnackbar();
  const refresh = useRefreshJobs();
  const [asking, setAsking] = useState(false);
  const [sharing, setSharing] = useState(false);
  const duplicate = useCommand(duplicateJob, {
    onSuccess: async () => {
      snackbar.show({ ok: true, message: common('duplicated') });
      await refresh();
    },
  });
  const remove = useCommand(deleteJob, {
    onSuccess: async ({ message }) => {
      setAsking(false);
      snackbar.show({ ok: true, message: message ?? '' });
      await refresh();
    },
  });
  const params = { id: job.id };
  const isOpen = job.recruitmentStatus === 1 || job.recruitmentStatus === 4;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={<EllipsisVertical aria-hidden />}
            label={common('actions', { title })}
          />
        }
      >
        <MenuLink
          icon={<Eye />}
          render={
            <Link to="/company/contents/preview/company-job/{-$job}" params={{ job: job.id }} />
          }
        >
          {common('preview')}
        </MenuLink>
        <MenuItem icon={<Copy />} onSelect={() => duplicate.mutate({ params })}>
          {common('duplicate')}
        </MenuItem>
        <MenuItem icon={<Share2 />} disabled={!isOpen} onSelect={() => setSharing(true)}>
          {t('share')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking(true)}>
          {common('delete')}
        </MenuItem>
      </Menu>
      <DeleteQuestion
        title={asking ? title : undefined}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
        onClose={() => setAsking(false)}
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
