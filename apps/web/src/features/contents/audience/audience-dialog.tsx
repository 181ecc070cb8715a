import type { Audience } from '@engawa/contract/audience/schemas';
import { showJob } from '@engawa/contract/jobs/company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { words as audienceWords } from './words.ja.ts';

interface AudienceDialogProps {
  title: string;
  load: { jobId: string };
  busy: boolean;
  onClose: () => void;
  onApply: (audience: Audience) => void;
}

export function AudienceDialog({ title, load, busy, onClose, onApply }: AudienceDialogProps) {
  const t = useWords(audienceWords);
  const stored = useQuery({
    ...endpointQuery(showJob, { query: { company_job_id: load.jobId } }, { staleTime: 0 }),
    select: ({ job }) => job.audience,
  });
  const [changed, setChanged] = useState<Audience>();
  const audience = changed ?? stored.data;
  const isEmpty =
    !audience ||
    (!audience.connected && audience.saveListIds.length + audience.studentIds.length === 0);
  return (
    <Dialog
      open
      holdsForm
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('text')}
      footer={
        <Button
          tone="primary"
          busy={busy}
          disabled={isEmpty}
          onClick={() => audience && onApply(audience)}
        >
          {t('apply')}
        </Button>
      }
    >
      {audience ? <AudienceFields value={audience} onChange={setChanged} /> : <FormSkeleton />}
    </Dialog>
  );
}
