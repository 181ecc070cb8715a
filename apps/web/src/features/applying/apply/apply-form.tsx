import { applicationLimits } from '@engawa/contract/applications/limits';
import { lackingDocuments } from '@engawa/contract/applications/sent/required-documents';
import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import type { Preview } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';
import { DocumentsPart } from './documents-part.tsx';
import { FilesPart } from './files-part.tsx';
import { reportApplied } from './report-applied.ts';
import { ResidencePart } from './residence-part.tsx';
import { type ProfileView, SentPart } from './sent-part.tsx';
import { useApply, useApplyThere } from './use-apply-command.ts';

interface ApplyFormProps {
  preview: Preview;
  via: string | undefined;
  company: string;
  profile: ProfileView;
  notices: ComponentType;
}

/** The last step: the student reviews what is sent, confirms the residence status, and sends. */
export function ApplyForm({ preview, via, company, profile, notices }: ApplyFormProps) {
  const t = useWords(applyingWords);
  const { job, residence, seen } = preview;
  const isHere = job.applyPage === 'internal';
  const form = useForm({ defaultValues: { message: '' } });
  const [documents, setDocuments] = useState<DocumentKindId[]>([
    ...new Set<DocumentKindId>(['rirekisho', ...job.requiredDocuments]),
  ]);
  const [files, setFiles] = useState<string[]>([]);
  const [confirmed, setConfirmed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [asked, setAsked] = useState(false);
  const slots = preview.files.flatMap(({ slot, file }) => (files.includes(file.id) ? [slot] : []));
  const lacking = lackingDocuments(job.requiredDocuments, { documents, slots });
  const errorId = useId();
  const tabRef = useRef<Window | null>(null);
  const send = useApply();
  const open = useApplyThere();
  const { submit, alert } = useFormSubmit(form, async ({ message }) => {
    setUnconfirmed(!confirmed);
    setAsked(true);
    if (!confirmed || (isHere && lacking.length > 0)) return;
    const body = { jobId: job.id, ...(via && { via }), residenceConfirmed: confirmed };
    if (isHere) {
      const written = { message: message.trim() || null, seen };
      await send.mutateAsync({ body: { ...body, documents, files, ...written } });
      reportApplied(job.id);
      return;
    }
    const tab = tabRef.current;
    try {
      await open.mutateAsync({ body });
      if (tab && job.applyUrl) tab.location.replace(job.applyUrl);
    } catch (failure) {
      tab?.close();
      throw failure;
    }
  });
  /**
   * Browsers allow opening a tab only while they handle the click, so an empty tab is opened first
   * and navigated once the server has recorded the application. This tab must stay, because it asks
   * afterwards whether the student has applied.
   */
  const openTab = () => {
    tabRef.current = null;
    if (isHere || !confirmed || !job.applyUrl) return;
    tabRef.current = window.open('', '_blank');
    // Keeps the company's page from accessing this one.
    if (tabRef.current) tabRef.current.opener = null;
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={alert} />
      <ResidencePart residence={residence} />
      {isHere ? (
        <>
          <DocumentsPart
            required={job.requiredDocuments}
            lacking={asked ? lacking : []}
            chosen={documents}
            onChange={setDocuments}
            notices={notices}
          />
          <FilesPart files={preview.files} chosen={files} onChange={setFiles} />
          <BoundArea
            form={form}
            name="message"
            label={t('send.message')}
            limit={applicationLimits.message}
            rows={4}
          />
          <div>
            <h3 className="font-semibold">{t('send.sent')}</h3>
            <p className="phrased mt-1 mb-2 text-sm text-sumi-2">{t('send.sentHint')}</p>
            <SentPart sent={preview.sent} profile={profile} heading={t('send.show')} />
          </div>
        </>
      ) : (
        <p className="phrased">{t('there.text', { company })}</p>
      )}
      <div>
        <Checkbox
          label={t('residence.confirm')}
          checked={confirmed}
          aria-invalid={unconfirmed}
          aria-describedby={errorId}
          onChange={({ target }) => {
            setConfirmed(target.checked);
            setUnconfirmed(false);
          }}
        />
        <p id={errorId} role="alert" className="text-sm font-semibold text-kaki-ink empty:hidden">
          {unconfirmed && t('residence.confirmNeeded')}
        </p>
      </div>
      <Button
        type="submit"
        tone="primary"
        busy={send.isPending || open.isPending}
        onClick={openTab}
      >
        {isHere ? t('send.submit') : t('there.submit')}
      </Button>
    </form>
  );
}
