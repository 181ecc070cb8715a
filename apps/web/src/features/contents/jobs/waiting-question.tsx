import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { waitingApplicantsLink } from './waiting-applicants-link.ts';
import { words as jobListWords } from './words.ja.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
}));

interface Waiting {
  jobId: string;
  title: string;
  count: number;
}

interface WaitingQuestionProps {
  waiting: Waiting | undefined;
  onClose: () => void;
}

/** After closing a job: offers to answer the applicants who still wait for an outcome. */
export function WaitingQuestion({ waiting, onClose }: WaitingQuestionProps) {
  const t = useWords(jobListWords);
  const navigate = useNavigate();
  return (
    <Suspense>
      {waiting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && onClose()}
          title={t('waiting.title', { count: waiting.count })}
          text={t('waiting.text', { title: waiting.title })}
          back={t('waiting.later')}
          confirm={t('waiting.tell')}
          onConfirm={() => void navigate(waitingApplicantsLink(waiting.jobId))}
        />
      )}
    </Suspense>
  );
}
