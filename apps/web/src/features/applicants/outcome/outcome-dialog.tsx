import { applicationLimits } from '@engawa/contract/applications/limits';
import { outcomeTexts } from '@engawa/contract/applications/outcome-texts';
import { previewOutcomes } from '@engawa/contract/applications/outcomes';
import { languageOfContent } from '@engawa/contract/language';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Applicant } from '../queries.ts';
import { useGiveOutcomes } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { OutcomePreviews } from './outcome-previews.tsx';
import { addPlanned } from './planned-store.ts';

export interface OutcomeDialogProps {
  applicants: readonly Applicant[];
  onClose: () => void;
}

/** First the text, then a preview per applicant, then sending, which can be undone for a minute. */
export function OpenedOutcomeDialog({ applicants, onClose }: OutcomeDialogProps) {
  const t = useWords(applicantWords);
  const [text, setText] = useState(outcomeTexts.declined);
  const preview = useCommand(previewOutcomes, { meta: { ownErrors: true, ownWords: true } });
  const give = useGiveOutcomes();
  const count = applicants.length;
  const ids = applicants.map(({ id }) => id);
  const body = {
    ids,
    result: 'declined' as const,
    text: { jp: text.jp.trim() || null, en: text.en.trim() || null },
  };
  const send = () =>
    give.runThen({ body }, ({ sendsAt }) => {
      onClose();
      addPlanned(ids, sendsAt);
    });
  const previews = preview.data?.previews;
  const failure = give.error ?? preview.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('outcome.title', { count })}
      width="large"
      holdsForm
      footer={
        previews ? (
          <>
            <Button onClick={preview.reset}>{t('outcome.edit')}</Button>
            <Button tone="primary" busy={give.isPending} onClick={send}>
              {t('outcome.send', { count })}
            </Button>
          </>
        ) : (
          <Button tone="primary" busy={preview.isPending} onClick={() => preview.mutate({ body })}>
            {t('outcome.preview')}
          </Button>
        )
      }
    >
      <FormAlert message={failure?.message} />
      {previews ? (
        <OutcomePreviews previews={previews} note={t('outcome.undoNote')} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="phrased text-sm text-sumi-2">{t('outcome.hint', variables)}</p>
          {(['jp', 'en'] as const).map((one) => (
            <Field key={one} label={{ jp: t('outcome.jp'), en: t('outcome.en') }[one]}>
              <TextArea
                lang={languageOfContent(one)}
                rows={6}
                limit={applicationLimits.outcome}
                value={text[one]}
                onChange={(event) => setText({ ...text, [one]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Placeholders that stay in the text as they are. */
const variables = { name: '{name}', company: '{company}', job: '{job}' };
