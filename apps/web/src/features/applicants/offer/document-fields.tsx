import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf } from '../../../shared/upload/use-uploads.ts';
import { BoundField } from '../../../ui/bound/fields/bound-field.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import type { OfferValues } from './offer-values.ts';
import type { useOwnFile } from './use-own-file.ts';
import { words as offerWords } from './words.ja.ts';

interface DocumentFieldsProps {
  form: UseFormReturn<OfferValues>;
  upload: ReturnType<typeof useOwnFile>;
  isOwn: boolean;
}

/** Whether the document is typeset from the terms or a file of the company's own. */
export function DocumentFields({ form, upload, isOwn }: DocumentFieldsProps) {
  const t = useWords(offerWords);
  return (
    <>
      <BoundRadios
        form={form}
        name="documentKind"
        label={t('document.label')}
        options={[
          { value: 'made', label: t('document.made'), hint: t('document.madeHint') },
          { value: 'own-file', label: t('document.own'), hint: t('document.ownHint') },
        ]}
      />
      {isOwn && (
        <BoundField
          form={form}
          name="file"
          label={t('document.file')}
          hint={t('document.fileHint')}
          required
        >
          <FileDrop
            onFiles={upload.add}
            items={upload.items}
            accept={acceptOf('offer')}
            hint={t('document.formats')}
            disabled={upload.isFull}
          />
        </BoundField>
      )}
    </>
  );
}
