import { useMessages } from '../../../shared/i18n/messages.ts';
import { appMessages } from '../../messages.ts';

export function SkipLink() {
  const t = useMessages(appMessages);
  return (
    <a
      href="#main"
      className="sr-only z-30 rounded bg-paper px-4 py-2 font-semibold text-ai focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('skipToContent')}
    </a>
  );
}
