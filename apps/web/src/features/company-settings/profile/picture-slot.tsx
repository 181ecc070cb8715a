import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { useState } from 'react';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { usePictureUpload } from '../../../shared/upload/use-picture-upload.ts';
import { ImageSlot } from '../../../ui/image/slot/image-slot.tsx';
import { keptPicture } from './person-values.ts';
import { words as companyProfileWords } from './words.ja.ts';

interface PictureSlotProps {
  chosen: string;
  onChange: (picture: string) => void;
  storedUrl: string | null;
}

/** Crops to a square and uploads; others see the picture once the form is saved. */
export function PictureSlot({ chosen, onChange, storedUrl }: PictureSlotProps) {
  const t = useWords(companyProfileWords);
  const [fresh, setFresh] = useState<StoredFile>();
  const { slot } = usePictureUpload({
    shape: 'person',
    purpose: 'portrait',
    onArrived: (stored) => {
      setFresh(stored);
      onChange(stored.id);
    },
  });
  const kept = storedUrl === null ? [] : [{ width: 96, url: storedUrl, avifUrl: null }];
  const sent = fresh?.id === chosen ? fresh.pictures : [];
  return (
    <div className="flex items-end gap-4">
      <ImageSlot
        {...slot}
        label={t('person.picture')}
        aspect={pictureShapes.person.aspect}
        pictures={chosen === keptPicture ? kept : sent}
        onRemove={chosen === '' ? undefined : () => onChange('')}
        className="w-36 shrink-0"
      />
      <p className="phrased pb-1 text-sm text-sumi-2">{t('person.pictureHint')}</p>
    </div>
  );
}
