import { type PictureShapeId, pictureShapes } from '@engawa/contract/files/picture-shapes';
import { lazy, type ReactNode, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { ContentValues } from '../form/content-values.ts';
import { fieldProps } from '../form/field-props.ts';
import type { Editor } from '../form/use-content-form.ts';
import type { PictureName } from '../names.ts';
import type { PictureSlotProps } from './picture-slot.tsx';

/** Lazy, because uploading and cropping need much code. */
const LazySlot = lazy(async () => ({
  default: (await import('./picture-slot.tsx')).PictureSlot,
}));

interface PictureFieldProps<Values extends ContentValues> {
  editor: Editor<Values>;
  /** Full name, for example `jp.coverImage`. */
  name: PictureName<Values>;
  shape: PictureShapeId;
  label?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  /** Removes the list item, instead of only clearing its picture. */
  onRemove?: (() => void) | undefined;
}

/** Crops and uploads a picture at once; the form stores its id. */
export function PictureField<Values extends ContentValues>({
  editor,
  name,
  label = fieldProps(editor)(name).label,
  onRemove,
  ...slot
}: PictureFieldProps<Values>) {
  return (
    <Controller
      control={editor.form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Slot
          {...slot}
          label={label}
          id={field.value as string}
          error={fieldState.error?.message}
          onChange={(id) => (id === '' && onRemove ? onRemove() : field.onChange(id))}
        />
      )}
    />
  );
}

export function Slot(props: PictureSlotProps) {
  const { label, shape, className = '' } = props;
  return (
    <Suspense
      fallback={
        <div className={className}>
          <span className="font-semibold">{label}</span>
          <span className="mt-1.5 block" style={{ aspectRatio: pictureShapes[shape].aspect }}>
            <Skeleton className="h-full" />
          </span>
        </div>
      }
    >
      <LazySlot {...props} />
    </Suspense>
  );
}
