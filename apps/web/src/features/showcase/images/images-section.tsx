import { type PictureShapeId, pictureShapes } from '@engawa/contract/files/picture-shapes';
import type { Pictures } from '@engawa/contract/files/schemas';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { usePictureUpload } from '../../../shared/upload/use-picture-upload.ts';
import { Card } from '../../../ui/card.tsx';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { ImageSlot } from '../../../ui/image/slot/image-slot.tsx';
import { Sample, Section } from '../components/section.tsx';
import { pretendToSend } from './pretend-to-send.ts';
import { samplePicture } from './sample-picture.ts';
import { words as sampleWords } from './words.ja.ts';

export function ImagesSection({ id }: { id: string }) {
  const t = useWords(sampleWords);
  return (
    <Section id={id} heading={t('heading')} lead={t('lead')}>
      <Card className="grid gap-6 p-6 sm:grid-cols-2">
        <Slot shape="logo" label={t('logo')} hint={t('logoHint')} initial={[]} />
        <Slot shape="cover" label={t('cover')} initial={samplePicture} />
        <ImageSlot
          label={t('office')}
          aspect={pictureShapes.office.aspect}
          pictures={samplePicture}
          progress={64}
          onCancel={() => undefined}
          onChoose={() => undefined}
        />
        <ImageSlot
          label={t('product')}
          aspect={pictureShapes.product.aspect}
          pictures={[]}
          error={t('tooLarge')}
          onChoose={() => undefined}
        />
        <div className="sm:col-span-2">
          <Sample heading={t('shown')}>
            <ContentPicture
              pictures={samplePicture}
              aspect={pictureShapes.cover.aspect}
              alt={t('shownAlt')}
              sizes="(min-width: 48rem) 60rem, 100vw"
              className="rounded"
            />
          </Sample>
        </div>
      </Card>
    </Section>
  );
}

interface SlotProps {
  shape: PictureShapeId;
  label: string;
  hint?: string;
  initial: Pictures;
}

function Slot({ shape, label, hint, initial }: SlotProps) {
  const [pictures, setPictures] = useState(initial);
  const { slot } = usePictureUpload({
    shape,
    onArrived: (stored) => setPictures(stored.pictures),
    sendFile: pretendToSend,
  });
  return (
    <ImageSlot
      {...slot}
      label={label}
      hint={hint}
      aspect={pictureShapes[shape].aspect}
      pictures={pictures}
      onRemove={() => setPictures([])}
      className={shape === 'logo' ? 'max-w-56' : undefined}
    />
  );
}
