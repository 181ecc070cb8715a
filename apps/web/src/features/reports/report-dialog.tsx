import { sendCompanyReport } from '@engawa/contract/reports/company';
import { sendStudentReport } from '@engawa/contract/reports/student';
import { useId } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type ReportedWhy, ReportForm } from './report-form.tsx';
import { words as reportingWords } from './words.ja.ts';

export interface Reported {
  about: 'company' | 'job' | 'event' | 'message';
  id: string;
}

interface ReportDialogProps {
  reported: Reported;
  /** Recruiters can report only messages. */
  side?: 'student' | 'company';
  onClose: () => void;
}

export function ReportDialog({ reported, side = 'student', onClose }: ReportDialogProps) {
  const t = useWords(reportingWords);
  const formId = useId();
  const ownErrors = { meta: { ownErrors: true, ownWords: true } };
  const ofStudent = useCommand(sendStudentReport, ownErrors);
  const ofCompany = useCommand(sendCompanyReport, ownErrors);
  const { isPending, data } = side === 'student' ? ofStudent : ofCompany;
  const report = (words: ReportedWhy) =>
    side === 'student'
      ? ofStudent.mutateAsync({ body: { ...reported, ...words } })
      : ofCompany.mutateAsync({ body: { about: 'message', id: reported.id, ...words } });
  const titles = {
    company: t('title.company'),
    job: t('title.job'),
    event: t('title.event'),
    message: t('title.message'),
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
          {side === 'student' && <span className="text-sumi-2">{t('done.block')}</span>}
        </output>
      ) : (
        <ReportForm id={formId} onSend={report} />
      )}
    </Dialog>
  );
}
