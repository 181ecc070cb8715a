import type { Profile } from '@engawa/contract/profile/schemas';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredFile } from '../../../shared/api/upload-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf, useUploads } from '../../../shared/upload/use-uploads.ts';
import { LeaveGuard } from '../../../ui/bound/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { BasicValues } from './basic-values.ts';
import { usePortraitCrop } from './use-portrait-crop.ts';
import { words as basicWords } from './words.ja.ts';

/** Cutting takes code that only a new photo needs. */
const CropDialog = lazy(async () => ({
  default: (await import('../../../ui/image/crop-dialog.tsx')).CropDialog,
}));

export interface PortraitFieldProps {
  form: UseFormReturn<BasicValues>;
  stored: Profile['basic'];
}

/** Chosen, cut to the shape of a 履歴書 and sent; it is shown to others once the form is saved. */
export function PortraitUpload({ form, stored }: PortraitFieldProps) {
  const t = useWords(basicWords);
  const [fresh, setFresh] = useState<StoredFile>();
  const pictureId = form.watch('pictureId');
  const choose = (id: string) =>
    form.setValue('pictureId', id, { shouldDirty: true, shouldValidate: false });
  const { uploads, add, remove, retry, busy } = useUploads('portrait', (file) => {
    setFresh(file);
    choose(file.id);
  });
  const { crop, ask } = usePortraitCrop(add);
  const source = [fresh, { id: stored.pictureId, pictures: stored.pictures }].find(
    (one) => one?.id === pictureId,
  );
  const shown = source?.pictures.at(-1)?.url;
  return (
    <div className="flex flex-wrap items-start gap-4">
      {shown ? (
        <div className="flex flex-col items-start gap-2">
          <img
            src={shown}
            alt={t('pictureAlt')}
            className="h-40 w-30 rounded border border-line object-cover"
          />
          <Button size="small" onClick={() => choose('')}>
            {t('pictureRemove')}
          </Button>
        </div>
      ) : null}
      <div className="min-w-60 grow">
        <Field label={<span className="sr-only">{t('pictureChoose')}</span>}>
          <FileDrop
            onFiles={ask}
            items={uploads.map((one) => ({
              ...one,
              onRemove: () => remove(one.id),
              ...(one.error && { onRetry: () => retry(one.id) }),
            }))}
            accept={acceptOf('portrait')}
            hint={t('pictureFormats')}
          />
        </Field>
        <LeaveGuard unsaved={busy} />
        <Suspense>{crop && <CropDialog key={crop.url} crop={crop} />}</Suspense>
      </div>
    </div>
  );
}
