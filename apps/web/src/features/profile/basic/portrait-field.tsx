import { lazy, Suspense } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PortraitFieldProps } from './portrait-upload.tsx';
import { words as basicWords } from './words.ja.ts';

/** Sending and cutting take code that writing does not need. */
const PortraitUpload = lazy(async () => ({
  default: (await import('./portrait-upload.tsx')).PortraitUpload,
}));

/** The photo of the profile and of the 履歴書, in its shape: 3 by 4. */
export function PortraitField(props: PortraitFieldProps) {
  const t = useWords(basicWords);
  return (
    <Field name="pictureId" kind="group" label={t('picture')} hint={t('pictureHint')}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <PortraitUpload {...props} />
      </Suspense>
    </Field>
  );
}
