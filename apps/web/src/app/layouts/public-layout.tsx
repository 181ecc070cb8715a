import { Outlet } from '@tanstack/react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { appMessages } from '../messages.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export function PublicLayout() {
  const t = useMessages(appMessages);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-10 rounded bg-paper px-4 py-2 font-semibold text-ai focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
