import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { JobApplication } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';
import { reportApplied } from './report-applied.ts';
import { useApplyThere } from './use-apply-command.ts';

export function ConfirmButton({ application }: { application: JobApplication }) {
  const t = useWords(applyingWords);
  const { mutate, isPending } = useApplyThere();
  const { id: jobId } = application.job;
  if (jobId === null) return null;
  return (
    <Button
      tone="primary"
      busy={isPending}
      onClick={() =>
        mutate(
          { body: { jobId, residenceConfirmed: true, act: 'confirm' } },
          { onSuccess: () => reportApplied(jobId) },
        )
      }
    >
      {t('there.confirm')}
    </Button>
  );
}
