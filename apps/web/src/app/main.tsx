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
  // Yields once after the modules have run, so that scrolling and typing are handled first.
  await pause(0);
  const later = import('./session-and-feedback.tsx');
  // The session may end while the first page loads, so it is watched before; visitors have none.
  if (who.strategy()) (await later).watchSession();
  const firstPage = router.load();
  await loadShellWords();
  // Mounts when the page is ready, so that nothing moves; only a slow session shows loading.
  await (who.strategy() ? Promise.race([firstPage, pause(longestBlankMs)]) : firstPage);
  mount(root);
  const { watchSession, bringJapaneseFont } = await later;
  watchSession();
  // The font's stylesheet is large, so it loads after the first paint.
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
  // Makes the router hydrate the existing markup.
  router.ssr = { manifest: undefined };
  // A transition hydrates in small steps and lets input go first.
  startTransition(() => {
    hydrateRoot(root, <Providers />, options);
  });
}

const longestBlankMs = 600;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const asked = languageInAddress(location.href);
if (asked) storeLanguage(asked.wanted);
// If the page already has that language, the router removes `?lang=` from the address.
if (asked && asked.wanted !== language) {
  location.replace(asked.rest);
} else {
  watchErrors();
  const root = document.getElementById('root') as HTMLElement;
  start(root).catch((failure: unknown) => showBootFailure(root, failure));
}
