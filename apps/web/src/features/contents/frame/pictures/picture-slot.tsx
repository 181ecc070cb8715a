import { type PictureShapeId, pictureShapes } from '@engawa/contract/files/picture-shapes';
import type { ReactNode } from 'react';
import { usePictureUpload } from '../../../../shared/upload/use-picture-upload.ts';
import { ImageSlot } from '../../../../ui/image/slot/image-slot.tsx';
import { usePictureShelf } from './picture-shelf.tsx';

export interface PictureSlotProps {
  id: string;
  shape: PictureShapeId;
  label: string;
  hint?: ReactNode;
  className?: string | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
}

export function PictureSlot({ id, error, shape, onChange, ...rest }: PictureSlotProps) {
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
