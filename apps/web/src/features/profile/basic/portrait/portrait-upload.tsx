import { lazy, Suspense } from 'react';
import type { StoredFile } from '../../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { acceptOf, useUploads } from '../../../../shared/upload/use-uploads.ts';
import { LeaveGuard } from '../../../../ui/bound/leaving/leave-guard.tsx';
import { FileDrop } from '../../../../ui/file/file-drop.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { words as basicWords } from '../words.ja.ts';
import { usePortraitCrop } from './use-portrait-crop.ts';

/** Lazy, because only a new photo needs cropping. */
const CropDialog = lazy(async () => ({
  default: (await import('../../../../ui/image/crop-dialog.tsx')).CropDialog,
}));

export function PortraitUpload({ onStored }: { onStored: (file: StoredFile) => void }) {
  const t = useWords(basicWords);
  const { uploads, add, remove, retry, busy } = useUploads('portrait', onStored);
  const { crop, ask } = usePortraitCrop(add);
  return (
    <>
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
    </>
  );
}
