import './styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportAs } from '../shared/api/failures/report-error.ts';
import { language, languageInAddress, storeLanguage } from '../shared/i18n/language.ts';
import { who } from '../shared/session/who.ts';
import { showBootFailure } from './failures/boot-failure.ts';
import { watchErrors } from './failures/errors.ts';
import { isPrerendered } from './prerender/prerendered.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';
import { loadShellWords } from './shell-words.ts';

async function start(root: HTMLElement): Promise<void> {
  // After the modules have run, who scrolls or types comes first.
  await pause(0);
  const later = import('./deferred.tsx');
  // A session may end while the first page loads; a visitor has none that could.
  if (who.strategy()) (await later).watchSession();
  const firstPage = router.load();
  await loadShellWords();
  // The first paint is the page itself, so that nothing moves; only a session that takes long to
  // renew is waited for in sight.
  await (who.strategy() ? Promise.race([firstPage, pause(longestBlankMs)]) : firstPage);
  mount(root);
  const { watchSession, bringJapaneseFont } = await later;
  watchSession();
  // Its stylesheet is big: after the first paint.
  requestAnimationFrame(() => setTimeout(() => bringJapaneseFont(document)));
}

function mount(root: HTMLElement): void {
  const options = { onCaughtError: reportAs('page') };
  const { documentElement } = document;
  if (!isPrerendered(documentElement)) {
    documentElement.lang = language;
    createRoot(root, options).render(<Providers />);
    return;
  }
  // The router's sign that its markup is there already.
  router.ssr = { manifest: undefined };
  // As a transition it is done in small pieces, and who presses something meanwhile comes first.
  startTransition(() => {
    hydrateRoot(root, <Providers />, options);
  });
}

const longestBlankMs = 600;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const asked = languageInAddress(location.href);
if (asked) storeLanguage(asked.wanted);
// Where it is that language already, the router takes the wish out of the address.
if (asked && asked.wanted !== language) {
  location.replace(asked.rest);
} else {
  watchErrors();
  const root = document.getElementById('root') as HTMLElement;
  start(root).catch((failure: unknown) => showBootFailure(root, failure));
}
