import { useMessages } from '../shared/i18n/messages.ts';
import { uiMessages } from './messages.ts';

/** A bar in the place of text that is on its way. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block rounded-small ${className}`} />;
}

/** Says to those who cannot see the bars that something is loading. */
export function LoadingNote() {
  const t = useMessages(uiMessages);
  return <output className="sr-only">{t('loading')}</output>;
}
