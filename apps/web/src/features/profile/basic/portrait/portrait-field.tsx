import type { Profile } from '@engawa/contract/profile/schemas';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredFile } from '../../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { BasicValues } from '../basic-values.ts';
import { words as basicWords } from '../words.ja.ts';

/** Lazy, because uploading and cropping need much code. */
const PortraitUpload = lazy(async () => ({
  default: (await import('./portrait-upload.tsx')).PortraitUpload,
}));

interface PortraitFieldProps {
  form: UseFormReturn<BasicValues>;
  stored: Profile['basic'];
}

/** The 3:4 photo of profile and 履歴書; others see a new one once the form is saved. */
export function PortraitField({ form, stored }: PortraitFieldProps) {
  const t = useWords(basicWords);
  const [fresh, setFresh] = useState<StoredFile>();
  const pictureId = form.watch('pictureId');
  const choose = (id: string) =>
    form.setValue('pictureId', id, { shouldDirty: true, shouldValidate: false });
  const source = [fresh, { id: stored.pictureId, pictures: stored.pictures }].find(
    (one) => one?.id === pictureId,
  );
  const shown = source?.pictures.at(-1)?.url;
  return (
    <Field name="pictureId" kind="group" label={t('picture')} hint={t('pictureHint')}>
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
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PortraitUpload
              onStored={(file) => {
                setFresh(file);
                choose(file.id);
              }}
            />
          </Suspense>
        </div>
      </div>
    </Field>
  );
}
