import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { IconButton } from '../icon-button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { Backdrop } from './backdrop.tsx';
import { keepForSnackbar } from './keep-for-snackbar.ts';
import { layers } from './popup-style.ts';

const sides = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const;

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: keyof typeof sides | undefined;
  footer?: ReactNode;
  /** Content without padding, for lists of rows. */
  flush?: boolean | undefined;
  trigger?: ReactElement | undefined;
  children: ReactNode;
}

/** A sheet from the side: a phone's menu, filters, a person beside a list. */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'right',
  footer,
  flush = false,
  trigger,
  children,
}: DrawerProps) {
  const t = useWords(uiWords);
  return (
    <Base.Root open={open} onOpenChange={keepForSnackbar(onOpenChange)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup
          className={`fixed inset-y-0 flex w-88 max-w-[calc(100vw-3rem)] flex-col border-line bg-paper shadow-card outline-none transition-transform duration-200 ease-out ${sides[side]} ${layers.dialog}`}
        >
          <header className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-5">
            <Base.Title className="grow py-2 text-lg font-bold">{title}</Base.Title>
            <Base.Close render={<IconButton icon={<X aria-hidden />} label={t('close')} />} />
          </header>
          <div className={`grow overflow-y-auto overscroll-contain ${flush ? '' : 'p-5'}`}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
