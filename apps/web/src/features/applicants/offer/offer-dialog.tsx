import { applicationLimits } from '@engawa/contract/applications/limits';
import type { CallOf } from '@engawa/contract/endpoint';
import { type makeOffer, previewOffer } from '@engawa/contract/offers/company';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { documentTimeoutMs } from '../../../shared/config/settings.ts';
import { schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { refusalOf } from '../../../shared/upload/refused-before.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { DocumentPages } from '../../../ui/file/document-pages.tsx';
import { FileRow } from '../../../ui/file/file-row.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { OfferTerms } from '../../../ui/offer/offer-terms.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useUndoOutcomes } from '../use-applicant-commands.ts';
import { DocumentFields } from './document-fields.tsx';
import { OfferFields, Pair } from './offer-fields.tsx';
import { fileOf, type OfferValues, termsOf, textOf, valuesOf } from './offer-values.ts';
import { type ChosenFile, offerQuery, type SuggestedTerms, useMakeOffer } from './queries.ts';
import { useOwnFile } from './use-own-file.ts';
import { words as offerWords } from './words.ja.ts';

export interface OfferDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

export function OpenedOfferDialog({ id, name, onClose }: OfferDialogProps) {
  const t = useWords(offerWords);
  const { data, error, refetch } = useQuery(offerQuery(id));
  if (data?.suggested) {
    return <OfferForm {...{ id, name, onClose }} suggested={data.suggested} file={data.file} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('form.title', { name })}
      width="large"
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && <FormSkeleton />}
    </Dialog>
  );
}

type Body = NonNullable<CallOf<typeof makeOffer>['body']>;

/** First the terms, then the document as the student gets it, then sending. */
function OfferForm({
  id,
  name,
  suggested,
  file,
  onClose,
}: OfferDialogProps & { suggested: SuggestedTerms; file: ChosenFile | null }) {
  const t = useWords(offerWords);
  const formId = useId();
  const snackbar = useSnackbar();
  const preview = useCommand(previewOffer, {
    timeoutMs: documentTimeoutMs,
    meta: { ownErrors: true, ownWords: true },
  });
  const [make, undo] = [useMakeOffer(), useUndoOutcomes()];
  const bodyOf = (values: OfferValues) =>
    ({
      id,
      terms: termsOf(values),
      fileId: fileOf(values)?.id ?? null,
      text: textOf(values),
    }) as Body;
  const form = useForm<OfferValues>({
    defaultValues: valuesOf(suggested, file),
    resolver: withFile,
    shouldFocusError: false,
  });
  const element = useFocusOnRefusal(form);
  const upload = useOwnFile(form);
  const isOwn = useWatch({ control: form.control, name: 'documentKind' }) === 'own-file';
  const { submit, alert } = useFormSubmit(form, async (values) => {
    const { text: _, ...body } = bodyOf(values);
    await preview.mutateAsync({ body });
  });
  const takeBack = () =>
    undo.runThen({ body: { ids: [id] } }, () =>
      snackbar.show({ ok: true, message: t('form.undone') }),
    );
  const send = () =>
    make.runThen({ body: bodyOf(form.getValues()) }, () => {
      onClose();
      snackbar.show({ ok: true, message: t('form.sent'), action: { run: takeBack } });
    });
  const pages = preview.data?.pages;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('form.title', { name })}
      step={pages ? 'document' : 'terms'}
      width="large"
      holdsForm
      footer={
        pages ? (
          <>
            <Button onClick={preview.reset}>{t('form.edit')}</Button>
            <Button tone="primary" busy={make.isPending} onClick={send}>
              {t('form.send')}
            </Button>
          </>
        ) : (
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={preview.isPending || upload.busy}
          >
            {t('form.preview')}
          </Button>
        )
      }
    >
      {pages ? (
        <div className="flex flex-col gap-4">
          <FormAlert message={make.error?.message} />
          <Checked pages={pages} values={form.getValues()} terms={bodyOf(form.getValues()).terms} />
        </div>
      ) : (
        <form
          noValidate
          id={formId}
          ref={element}
          onSubmit={submit}
          className="flex flex-col gap-5"
        >
          <FormAlert message={alert} />
          <DocumentFields form={form} upload={upload} isOwn={isOwn} />
          <OfferFields form={form} isOwn={isOwn} />
          <Pair legend={t('form.message')} hint={t('form.messageHint', variables)}>
            {(['jp', 'en'] as const).map((one) => (
              <BoundArea
                key={one}
                form={form}
                name={`text.${one}`}
                label={t(`form.${one}`)}
                limit={applicationLimits.outcome}
                rows={5}
              />
            ))}
          </Pair>
        </form>
      )}
    </Dialog>
  );
}

interface CheckedProps {
  pages: readonly string[];
  values: OfferValues;
  terms: Body['terms'];
}

/** What the student receives: the pages of the typeset document, or the file with the terms. */
function Checked({ pages, values, terms }: CheckedProps) {
  const t = useWords(offerWords);
  const file = fileOf(values);
  if (!file) {
    return (
      <>
        <p className="phrased text-sm text-sumi-2">{t('form.previewed')}</p>
        <div className="flex flex-col gap-4 bg-washi p-2 sm:p-4">
          <DocumentPages pages={pages} />
        </div>
      </>
    );
  }
  return (
    <>
      <p className="phrased text-sm text-sumi-2">{t('document.previewed')}</p>
      <ul aria-label={t('document.label')}>
        <FileRow item={{ id: file.id, name: file.name, size: file.bytes }} />
      </ul>
      <OfferTerms terms={terms} />
    </>
  );
}

const readTerms = schemaResolver<OfferValues>(
  async () => (await import('@engawa/contract/offers/schemas')).offerTerms,
  termsOf,
);

const withFile: Resolver<OfferValues> = async (values, context, options) => {
  const read = await readTerms(values, context, options);
  if (values.documentKind === 'made' || values.file) return read;
  const missing = { type: 'required', message: refusalOf('file_missing') };
  return { values: {}, errors: { ...read.errors, file: missing } };
};

/** Placeholders that stay in the text as they are. */
const variables = { name: '{name}', company: '{company}', job: '{job}' };
