import { firstLetter } from '@engawa/contract/names/first-letter';
import { User } from 'lucide-react';
import { useState } from 'react';
import { facePosition } from '../image/face-position.ts';

/** Backgrounds on which a letter is readable in both schemes; a name always gets the same one. */
const grounds = [
  'bg-ai text-on-ai',
  'bg-moss text-on-ai',
  'bg-wood-ink text-on-ai',
  'bg-kaki-ink text-on-kaki',
] as const;

const sizes = {
  small: 'size-8 text-sm',
  medium: 'size-10',
  large: 'size-13 text-lg',
  huge: 'size-20 text-2xl',
} as const;

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  shape?: 'round' | 'square' | undefined;
  /** Only if the name is not shown beside it. */
  alt?: string | undefined;
  className?: string | undefined;
}

export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'round',
  alt,
  className = '',
}: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : undefined;
  const ground = picture ? 'bg-washi' : grounds[groundOf(name)];
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`inline-grid shrink-0 place-items-center overflow-hidden leading-none font-bold select-none ${shape === 'round' ? 'rounded-full' : 'rounded'} ${sizes[size]} ${ground} ${className}`}
    >
      <Content letter={firstLetter(name)} src={picture} onBroken={setBroken} />
    </span>
  );
}

interface ContentProps {
  letter: string;
  src: string | undefined;
  onBroken: (src: string) => void;
}

function Content({ letter, src, onBroken }: ContentProps) {
  if (src) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => onBroken(src)}
        className={`size-full object-cover ${facePosition}`}
      />
    );
  }
  // Isolates a right-to-left name from the text around it.
  return letter ? <bdi>{letter}</bdi> : <User className="size-1/2" />;
}

function groundOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % grounds.length;
}
