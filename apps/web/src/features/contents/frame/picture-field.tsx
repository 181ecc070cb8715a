import { type PictureShapeId, pictureShapes } from '@engawa/contract/files/picture-shapes';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { usePictureUpload } from '../../../shared/upload/use-picture-upload.ts';
import { ImageSlot } from '../../../ui/image/image-slot.tsx';
import { usePictureShelf } from './picture-shelf.tsx';
import type { Editor } from './use-content-form.ts';

interface PictureFieldProps {
  editor: Editor;
  /** The whole name, such as `jp.coverImage`. */
  name: string;
  shape: PictureShapeId;
  label: string;
  hint?: ReactNode;
  className?: string | undefined;
  /** Instead of leaving the place empty: for lists of pictures. */
  onRemove?: (() => void) | undefined;
}

/** A picture of the content, cut to its shape and sent at once; the form keeps its id. */
export function PictureField({ editor, name, onRemove, ...slot }: PictureFieldProps) {
  return (
    <Controller
      control={editor.form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Slot
          {...slot}
          id={field.value as string}
          error={fieldState.error?.message}
          onChange={(id) => (id === '' && onRemove ? onRemove() : field.onChange(id))}
        />
      )}
    />
  );
}

interface SlotProps extends Omit<PictureFieldProps, 'editor' | 'name' | 'onRemove'> {
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

export function Slot({ id, error, shape, onChange, ...rest }: SlotProps) {
  const shelf = usePictureShelf();
  const { slot } = usePictureUpload({
    shape,
    onArrived: (stored) => {
      shelf.add(stored);
      onChange(stored.id);
    },
  });
  return (
    <ImageSlot
      {...rest}
      {...slot}
      error={slot.error ?? error}
      aspect={pictureShapes[shape].aspect}
      pictures={shelf.picturesOf(id)}
      onRemove={id === '' ? undefined : () => onChange('')}
    />
  );
}
