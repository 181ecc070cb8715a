import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { type Preview, previewQuery } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';
import { AppliedNote } from './applied-note.tsx';
import type { ApplyDialogProps } from './apply-dialog.tsx';

/** Most who look at a job do not apply: it comes with the first press of the button. */
const ApplyDialog = lazy(async () => ({
  default: (await import('./apply-dialog.tsx')).ApplyDialog,
}));

interface ApplyBoxProps extends Pick<ApplyDialogProps, 'profile' | 'pageOf'> {
  jobId: string;
  /** The partner under whose page the job is shown. */
  via?: string | undefined;
}

/** On a job's page: the one thing to do next, or what was done already. */
export function ApplyBox({ jobId, via, ...shown }: ApplyBoxProps) {
  const t = useWords(applyingWords);
  const { data, error } = useQuery(previewQuery(jobId, via));
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (error && !data) {
    return (
      <p role="alert" className="rounded bg-washi px-4 py-3 text-sumi-2">
        {error.message}
      </p>
    );
  }
  if (data?.application && !canGoAgain(data.application)) {
    return <AppliedNote application={data.application} />;
  }
  const start = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div>
      <Button tone="primary" disabled={!data} onClick={start}>
        {data?.job.applyPage === 'external' ? t('applyThere') : t('apply')}
      </Button>
      {data && asked && (
        <Suspense>
          <ApplyDialog {...shown} open={open} onOpenChange={setOpen} preview={data} via={via} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever said they did not go on with the company's own page may go there once more. */
const canGoAgain = ({ status, appliedAt }: NonNullable<Preview['application']>): boolean =>
  status === 'withdrawn' && appliedAt === null;
