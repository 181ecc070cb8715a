import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';

interface SkeletonProps {
  round?: boolean | undefined;
  className?: string | undefined;
}

export function Skeleton({ round = false, className = '' }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-small';
  return <span aria-hidden className={`skeleton block ${shape} ${className}`} />;
}

/** Tells screen readers that something is loading. */
export function LoadingNote() {
  const t = useWords(uiWords);
  return <output className="sr-only">{t('loading')}</output>;
}
