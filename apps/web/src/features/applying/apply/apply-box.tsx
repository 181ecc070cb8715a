import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { type Preview, previewQuery } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';
import { AppliedNote } from './applied-note.tsx';
import type { ApplyDialogProps } from './apply-dialog.tsx';

/** Loaded with the first press, because most visitors of a job do not apply. */
const ApplyDialog = lazy(async () => ({
  default: (await import('./apply-dialog.tsx')).ApplyDialog,
}));

interface ApplyBoxProps extends Pick<ApplyDialogProps, 'profile' | 'notices' | 'pageOf'> {
  jobId: string;
  via?: string | undefined;
  /** The dialog is open from the start. */
  begun?: boolean;
}

export function ApplyBox({ jobId, via, begun = false, ...shown }: ApplyBoxProps) {
  const t = useWords(applyingWords);
  const { data, error } = useQuery(previewQuery(jobId, via));
  const [open, setOpen] = useState(begun);
  const [asked, setAsked] = useState(begun);
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
      <Button tone="primary" disabled={!data} onClick={start} className="w-full">
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

/** A student who did not finish on the company's own page may open that page again. */
const canGoAgain = ({ status, appliedAt }: NonNullable<Preview['application']>): boolean =>
  status === 'withdrawn' && appliedAt === null;
