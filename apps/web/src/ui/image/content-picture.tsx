import type { Pictures } from '@engawa/contract/files/schemas';
import type { ReactNode } from 'react';
import { facePosition } from './face-position.ts';
import { sourceSets } from './source-sets.ts';

interface ContentPictureProps {
  pictures: Pictures;
  /** Width by height; reserves the space, and crops what does not fit. */
  aspect: number;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string | undefined;
  /** Loads at once, for example a cover; other pictures load when scrolled near. */
  eager?: boolean | undefined;
  /** Shows a person: cropping keeps the face. */
  portrait?: boolean | undefined;
  placeholder?: ReactNode;
  className?: string | undefined;
}

/** A company's picture in the format and width that fit the screen. */
export function ContentPicture({
  pictures,
  aspect,
  alt,
  sizes = '100vw',
  eager = false,
  portrait = false,
  placeholder = null,
  className = '',
}: ContentPictureProps) {
  const sets = sourceSets(pictures);
  if (!sets) return placeholder;
  const { webp, avif, largest } = sets;
  return (
    <picture className="block min-w-0">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        srcSet={webp}
        sizes={sizes}
        src={largest.url}
        alt={alt}
        width={largest.width}
        height={Math.round(largest.width / aspect)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={{ aspectRatio: aspect }}
        className={`block h-auto w-full object-cover ${portrait ? facePosition : ''} ${className}`}
      />
    </picture>
  );
}
