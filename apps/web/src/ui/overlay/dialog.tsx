import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { IconButton } from '../icon-button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { Backdrop } from './backdrop.tsx';
import { keepForSnackbar } from './keep-for-snackbar.ts';
import { layers } from './popup-style.ts';

const widths = { small: 'max-w-104', medium: 'max-w-140', large: 'max-w-200' } as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The current step, if there are several; each starts scrolled to its top. */
  step?: string | undefined;
  description?: ReactNode;
  /** Buttons below the content, which do not scroll with it. */
  footer?: ReactNode;
  width?: keyof typeof widths | undefined;
  /** A press outside does not close it, so that input is not lost. */
  holdsForm?: boolean | undefined;
  /** Only its own buttons close it. */
  mustAnswer?: boolean | undefined;
  /** The button that opens it, if it is rendered beside the dialog. */
  trigger?: ReactElement | undefined;
  children?: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  step,
  description,
  footer,
  width = 'medium',
  holdsForm = false,
  mustAnswer = false,
  trigger,
  children,
}: DialogProps) {
  const t = useWords(uiWords);
  return (
    <Base.Root
      open={open}
      onOpenChange={keepForSnackbar(onOpenChange)}
      disablePointerDismissal={holdsForm || mustAnswer}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Viewport
          className={`fixed inset-0 flex items-center justify-center p-4 ${layers.dialog}`}
        >
          <Base.Popup className={`${dialogStyle} ${widths[width]}`}>
            <header className="flex items-start gap-2 py-4 pr-3 pl-6">
              <Base.Title className="grow py-2 text-lg font-bold">{title}</Base.Title>
              {!mustAnswer && (
                <Base.Close render={<IconButton icon={<X aria-hidden />} label={t('close')} />} />
              )}
            </header>
            <div key={step} className="overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
              {description && (
                <Base.Description className="mb-4 text-sumi-2">{description}</Base.Description>
              )}
              {children}
            </div>
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export const dialogStyle =
  'flex max-h-full w-full flex-col rounded border border-line bg-paper shadow-card outline-none ' +
  'transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 ' +
  'data-starting-style:scale-98 data-starting-style:opacity-0';

/** Side by side only if every button has room for its label. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:flex-wrap-reverse sm:justify-end">
      {children}
    </footer>
  );
}
