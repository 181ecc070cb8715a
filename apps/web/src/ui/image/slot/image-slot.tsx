import { lazy, type ReactNode, Suspense } from 'react';
import type { PictureCrop } from '../../../shared/upload/picture-crop.ts';
import { Field } from '../../form/field.tsx';
import { SlotBody, type SlotBodyProps } from './slot-body.tsx';

const CropDialog = lazy(async () => ({
  default: (await import('../crop-dialog.tsx')).CropDialog,
}));

interface ImageSlotProps extends SlotBodyProps {
  hint?: ReactNode;
  required?: boolean | undefined;
  crop?: PictureCrop | undefined;
  className?: string | undefined;
}

export function ImageSlot({ hint, required, className, crop, ...body }: ImageSlotProps) {
  return (
    <Field label={body.label} hint={hint} required={required} className={className}>
      <SlotBody {...body} />
      <Suspense>{crop && <CropDialog key={crop.url} crop={crop} />}</Suspense>
    </Field>
  );
}
