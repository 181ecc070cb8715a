import type { Pictures } from '@engawa/contract/files/schemas';
import type { ReactNode } from 'react';
import { facePosition } from './face-position.ts';
import { sourceSets } from './source-sets.ts';

interface ContentPictureProps {
  pictures: Pictures;
  /** Width by height; the place is kept from the beginning, and what does not fit is cut. */
  aspect: number;
  /** Empty where the words beside it say as much. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** For what is seen at once, such as a cover; everything else comes when it is scrolled to. */
  eager?: boolean | undefined;
  /** It shows a person, whose face is not to be cut. */
  portrait?: boolean | undefined;
  /** Where there is none. */
  placeholder?: ReactNode;
  className?: string | undefined;
}

/** A picture of a company in the format and width that suit the screen. */
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
