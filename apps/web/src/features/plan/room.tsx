import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { words as planWords } from './words.ja.ts';

interface Figures {
  most: number;
  used: number;
  left: number;
}

interface RoomProps {
  /** Undefined while loading; `most` is null without a limit. */
  room: { most: number | null; used: number } | undefined;
  left: (figures: Figures) => string;
  usedUp: (figures: Figures) => string;
}

export function Room({ room, left, usedUp }: RoomProps) {
  const t = useWords(planWords);
  const { most = null, used = 0 } = room ?? {};
  if (most === null) return null;
  const figures = { most, used, left: Math.max(0, most - used) };
  return figures.left > 0 ? (
    <p className="text-sm text-sumi-2">{left(figures)}</p>
  ) : (
    <p className="phrased rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
      {usedUp(figures)}{' '}
      <Link to="/company/settings/contact" className="underline">
        {t('ask')}
      </Link>
    </p>
  );
}
