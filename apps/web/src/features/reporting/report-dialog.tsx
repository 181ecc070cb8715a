import { sendStudentReport } from '@engawa/contract/reports/student';
import { useId } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReportForm } from './report-form.tsx';
import { reportingWords } from './words.ts';

/** What is reported: a company, or something of it. */
export interface Reported {
  about: 'company' | 'job' | 'event';
  id: string;
}

interface ReportDialogProps {
  reported: Reported;
  onClose: () => void;
}

/** Tells the people who run the service about something, and says what happens then. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const t = useWords(reportingWords);
  const formId = useId();
  const { mutateAsync, isPending, data } = useCommand(sendStudentReport, {
    meta: { ownErrors: true },
  });
  const titles = {
    company: t('title.company'),
    job: t('title.job'),
    event: t('title.event'),
  };
  const close = <Button onClick={onClose}>{t('done.close')}</Button>;
  const send = (
    <Button type="submit" form={formId} tone="primary" busy={isPending}>
      {t('send')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? t('done.title') : titles[reported.about]}
      description={data ? undefined : t('intro')}
      holdsForm
      footer={data ? close : send}
    >
      {data ? (
        <output className="phrased flex flex-col gap-3">
          <span>{data.known ? t('done.known') : t('done.text')}</span>
          <span className="text-sumi-2">{t('done.block')}</span>
        </output>
      ) : (
        <ReportForm
          id={formId}
          onSend={(words) => mutateAsync({ body: { ...reported, ...words } })}
        />
      )}
    </Dialog>
  );
}
