import { lazy, type ReactNode, Suspense } from 'react';
import type { PictureCrop } from '../../../shared/upload/picture-crop.ts';
import { Field } from '../../form/field.tsx';
import { SlotBody, type SlotBodyProps } from './slot-body.tsx';

/** Few change a picture, so its code comes when one is chosen. */
const CropDialog = lazy(async () => ({
  default: (await import('../crop-dialog.tsx')).CropDialog,
}));

interface ImageSlotProps extends SlotBodyProps {
  hint?: ReactNode;
  required?: boolean | undefined;
  /** A chosen picture whose part is asked for in a dialog. */
  crop?: PictureCrop | undefined;
  className?: string | undefined;
}

/** A place for one picture in its shape: choose or drop it, see it, replace or remove it. */
export function ImageSlot({ hint, required, className, crop, ...body }: ImageSlotProps) {
  return (
    <Field label={body.label} hint={hint} required={required} className={className}>
      <SlotBody {...body} />
      <Suspense>{crop && <CropDialog key={crop.url} crop={crop} />}</Suspense>
    </Field>
  );
}
