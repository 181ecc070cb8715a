import type { Pictures } from '@engawa/contract/files/schemas';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { PictureCrop } from '../../shared/upload/picture-crop.ts';
import { Field } from '../form/field.tsx';
import { SlotBody } from './slot-body.tsx';

/** Few change a picture, so its code comes when one is chosen. */
const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

export interface ImageSlotProps {
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Width by height. */
  aspect: number;
  /** What is there now; empty for nothing. */
  pictures: Pictures;
  onChoose: (file: File) => void;
  onRemove?: (() => void) | undefined;
  /** 0 to 100 while one is on its way. */
  progress?: number | undefined;
  error?: string | undefined;
  /**
   * What was sent, shown from the browser's memory: at once, and later in place of the pictures
   * that begin with the address `of`.
   */
  preview?: { url: string; of: string | undefined } | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** A chosen picture whose part is asked for in a dialog. */
  crop?: PictureCrop | undefined;
  /** As in `<input accept>`. A drop can bring anything. */
  accept?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
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
