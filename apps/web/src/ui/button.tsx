import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useWords } from '../shared/i18n/words.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { words as uiWords } from './words.ja.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: the button keeps its width and the focus, and ignores presses. */
  busy?: boolean | undefined;
}

export function Button({
  tone,
  size,
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useWords(uiWords);
  // Not `disabled`, which would take the focus away.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      className={`${buttonStyle({ tone, size })} cursor-pointer ${className}`}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? ignore : onClick}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center justify-center gap-2 opacity-0">
            {children}
          </span>
          <span className="absolute inset-0 grid place-items-center">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            <output className="sr-only">{t('busy')}</output>
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
