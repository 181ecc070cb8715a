import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';

interface SkeletonProps {
  /** In the place of a face. */
  round?: boolean | undefined;
  className?: string | undefined;
}

/** A bar in the place of text that is on its way. */
export function Skeleton({ round = false, className = '' }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-small';
  return <span aria-hidden className={`skeleton block ${shape} ${className}`} />;
}

/** Says to those who cannot see the bars that something is loading. */
export function LoadingNote() {
  const t = useWords(uiWords);
  return <output className="sr-only">{t('loading')}</output>;
}
