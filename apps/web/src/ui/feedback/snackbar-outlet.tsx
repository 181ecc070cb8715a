import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { layers } from '../overlay/popup-style.ts';
import { uiWords } from '../words.ts';
import type { Snackbar } from './snackbar-store.ts';
import { useSnackbar } from './use-snackbar.ts';

/** Where results appear: once, at the root. On narrow screens it leaves room for the bottom bar. */
export function SnackbarOutlet() {
  const { id, shown, close } = useSnackbar();
  const card = shown && <SnackbarCard key={id} snackbar={shown} onClose={close} />;
  return (
    <div
      data-snackbar
      className={`pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] flex justify-center md:bottom-6 ${layers.snackbar}`}
    >
      {/* Both are always there: a live region that comes with its words is not read out. */}
      <output aria-live="polite" className="contents">
        {shown?.ok && card}
      </output>
      <div role="alert" aria-live="assertive" className="contents">
        {shown && !shown.ok && card}
      </div>
    </div>
  );
}

function SnackbarCard({ snackbar, onClose }: { snackbar: Snackbar; onClose: () => void }) {
  const t = useWords(uiWords);
  const { ok, message, action } = snackbar;
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <span
      className={`pointer-events-auto flex w-full max-w-136 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 items-start gap-3 rounded border border-l-4 border-line-2 bg-paper py-1.5 pr-1.5 pl-4 shadow-card ${ok ? 'border-l-moss' : 'border-l-kaki-ink'}`}
    >
      <Icon aria-hidden className={`mt-3 size-5 shrink-0 ${ok ? 'text-moss' : 'text-kaki-ink'}`} />
      <span className="min-w-0 grow self-center py-2">{message}</span>
      {action && (
        <Button
          tone="quiet"
          size="small"
          className="mt-0.5 shrink-0"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label ?? t('undo')}
        </Button>
      )}
      <IconButton icon={<X aria-hidden />} label={t('close')} onClick={onClose} />
    </span>
  );
}
