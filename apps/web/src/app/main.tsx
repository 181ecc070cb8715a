import './styles.css';
import { createRoot } from 'react-dom/client';
import { signpostWords } from '../features/signpost/words.ts';
import { reportError } from '../shared/api/report-error.ts';
import { apiWords } from '../shared/api/words.ts';
import { bringJapaneseFont } from '../shared/font/japanese-font.ts';
import { language, languageInAddress, storeLanguage } from '../shared/i18n/language.ts';
import { session } from '../shared/session/session.ts';
import { uiWords } from '../ui/words.ts';
import { showBootFailure } from './boot-failure.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';
import { watchSession } from './session-life.ts';
import { appWords } from './words.ts';

/** Words that any page may need at once, also when the network has just gone away. */
const shellWords = [appWords, uiWords, apiWords, signpostWords];

async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = language;
  watchSession();
  const firstPage = router.load();
  await Promise.all(shellWords.map((set) => set.load()));
  // The first paint is the page itself, so that nothing moves; only a session that takes long to
  // renew is waited for in sight.
  await (session.strategy() ? Promise.race([firstPage, pause(longestBlankMs)]) : firstPage);
  createRoot(root, { onCaughtError: reportError }).render(<Providers />);
  // Its stylesheet is big: after the first paint.
  requestAnimationFrame(() => setTimeout(() => bringJapaneseFont(document)));
}

const longestBlankMs = 600;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const asked = languageInAddress(location.href);
if (asked) {
  storeLanguage(asked.wanted);
  location.replace(asked.rest);
} else {
  const root = document.getElementById('root') as HTMLElement;
  start(root).catch((failure: unknown) => showBootFailure(root, failure));
}
