import { applicationLimits } from '@engawa/contract/applications/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useWithdraw } from '../apply/use-apply-command.ts';
import { applicationsQuery, type JobApplication } from '../queries.ts';
import { words as offerWords } from './words.ja.ts';

interface OthersDialogProps {
  /** The application whose offer was accepted. */
  accepted: string;
  onClose: () => void;
}

/** After accepting: the other open applications, each with a polite text. Null if there is none. */
export function OthersDialog({ accepted, onClose }: OthersDialogProps) {
  const t = useWords(offerWords);
  const { data } = useQuery(applicationsQuery);
  const [first, setFirst] = useState<readonly JobApplication[]>();
  const others = (data?.applications ?? []).flatMap((one) =>
    one.kind === 'job' && one.application.id !== accepted ? [one.application] : [],
  );
  const open = others.filter(({ status }) => status === 'new' || status === 'in-progress');
  // Withdrawn applications stay in the dialog, so that the list does not jump.
  const shown = first ?? open;
  if (shown.length === 0) return null;
  const isOpen = (id: string) => open.some((one) => one.id === id);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('others.title')}
      holdsForm
      footer={
        <Button onClick={onClose}>
          {open.length > 0 ? t('others.close') : t('others.finish')}
        </Button>
      }
    >
      <p className="phrased mb-4">{t('others.text')}</p>
      <ul className="flex flex-col gap-4">
        {shown.map((one) => (
          <li key={one.id}>
            <Other application={one} isOpen={isOpen(one.id)} onWithdraw={() => setFirst(shown)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface OtherProps {
  application: JobApplication;
  isOpen: boolean;
  onWithdraw: () => void;
}

function Other({ application, isOpen, onWithdraw }: OtherProps) {
  const t = useWords(offerWords);
  const { id, company, job } = application;
  const title = companyName(job.title);
  const [text, setText] = useState(t('others.polite', { job: title }));
  const { mutate, isPending } = useWithdraw();
  const withdraw = () => {
    onWithdraw();
    mutate({ body: { id, text: text.trim() || null } });
  };
  return (
    <section className="flex flex-col gap-2 rounded border border-line p-4" aria-label={title}>
      <h3 className="font-bold">{title}</h3>
      <p className="text-sm text-sumi-2">{companyName(company.name)}</p>
      {isOpen ? (
        <>
          <Field label={t('others.message')}>
            <TextArea
              rows={5}
              limit={applicationLimits.message}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div>
            <Button busy={isPending} onClick={withdraw}>
              {t('others.withdraw')}
            </Button>
          </div>
        </>
      ) : (
        <output className="block text-sm">{t('others.done')}</output>
      )}
    </section>
  );
}
