import { LoaderCircle } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { layers } from '../overlay/popup-style.ts';
import { words as uiWords } from '../words.ja.ts';
import { loadingStore, watchPresses } from './loading-store.ts';

/** Covers the page while `beginLoading` counts running work. Rendered once, at the root. */
export function LoadingOverlay() {
  const t = useWords(uiWords);
  const visible = useSyncExternalStore(
    loadingStore.subscribe,
    loadingStore.get,
    loadingStore.initial,
  );
  useEffect(watchPresses, []);
  return (
    <output aria-live="polite">
      {visible && (
        <span
          className={`fixed inset-0 grid cursor-progress place-items-center bg-[color-mix(in_srgb,var(--washi)_70%,transparent)] ${layers.loading}`}
        >
          <span className="flex items-center gap-3 rounded border border-line bg-paper px-6 py-4 font-semibold shadow-card">
            <LoaderCircle aria-hidden className="size-6 animate-spin text-ai" />
            {t('loading')}
          </span>
        </span>
      )}
    </output>
  );
}
