import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { layers } from '../overlay/popup-style.ts';
import { words as uiWords } from '../words.ja.ts';
import type { Snackbar } from './snackbar-store.ts';
import { useClearOfTrigger } from './use-clear-of-trigger.ts';
import { useCloseOnNextAction, useTimedClose } from './use-close-on-next-action.ts';
import { useSnackbar } from './use-snackbar.ts';

/** Shows snackbars above the bottom bars. Rendered once, at the root. */
export function SnackbarOutlet() {
  const { id, shown, close } = useSnackbar();
  useCloseOnNextAction(shown !== null);
  const { place, isAbove } = useClearOfTrigger(id);
  const Shown = shown?.announcedOnly ? Announcement : SnackbarCard;
  const card = shown && <Shown key={id} snackbar={shown} onClose={close} />;
  return (
    <div
      ref={place}
      data-snackbar
      className={`pointer-events-none fixed inset-x-4 flex justify-center ${isAbove ? 'top-[calc(var(--top-bar,0px)+1rem)]' : 'bottom-[calc(var(--bottom-bar,0px)+var(--save-bar,0px)+1rem)]'} ${layers.snackbar}`}
    >
      {/* Both live regions always exist, because screen readers skip one that appears with its
          text. */}
      <output aria-live="polite" className="contents">
        {shown?.ok && card}
      </output>
      <div role="alert" aria-live="assertive" className="contents">
        {shown && !shown.ok && card}
      </div>
    </div>
  );
}

interface ShownProps {
  snackbar: Snackbar;
  onClose: () => void;
}

function Announcement({ snackbar, onClose }: ShownProps) {
  useTimedClose({ held: false, onClose });
  return <span className="sr-only">{snackbar.message}</span>;
}

function SnackbarCard({ snackbar, onClose }: ShownProps) {
  const t = useWords(uiWords);
  const { ok, message, action } = snackbar;
  const Icon = ok ? CircleCheck : CircleAlert;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimedClose({ held: hovered || focused, onClose });
  const cameFrom = useRef<HTMLElement>(null);
  const noteFrom = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isFromOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const noteLeaving = ({ relatedTarget, currentTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  // Returns the focus to where it was.
  const close = () => {
    cameFrom.current?.focus();
    onClose();
  };
  return (
    <span
      onFocus={noteFrom}
      onBlur={noteLeaving}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={`pointer-events-auto flex w-full max-w-136 flex-wrap justify-end transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 items-start gap-x-3 rounded border border-l-4 border-line-2 bg-paper py-1.5 pr-1.5 pl-4 shadow-card ${ok ? 'border-l-moss' : 'border-l-kaki-ink'}`}
    >
      <span className="flex min-w-0 grow basis-48 items-start gap-3 py-2">
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${ok ? 'text-moss' : 'text-kaki-ink'}`}
        />
        <span className="min-w-0">{message}</span>
      </span>
      <span className="flex shrink-0">
        {action && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              close();
              action.run();
            }}
          >
            {action.label ?? t('undo')}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={close}>
          {t('close')}
        </Button>
      </span>
    </span>
  );
}
