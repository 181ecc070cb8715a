import { countCharacters } from '@engawa/contract/text/text-length';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { mergeRefs } from '../merge-refs.ts';
import { words as uiWords } from '../words.ja.ts';
import { useFieldWiring } from './field-context.ts';
import { inputStyle } from './input-style.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Shows a character count. Allows more, so that a pasted text is not cut silently. */
  limit?: number | undefined;
}

export function TextArea({ limit, ref, onChange, className = '', ...rest }: TextAreaProps) {
  const [length, setLength] = useState(0);
  const counterId = useId();
  const described = [rest['aria-describedby'], limit && counterId].filter(Boolean).join(' ');
  const wiring = useFieldWiring({ ...rest, 'aria-describedby': described || undefined });

  // Runs after each render, because filling or resetting a form fires no event.
  const count = (element: HTMLTextAreaElement | null) => {
    if (element && limit) setLength(countCharacters(element.value));
  };

  function countAndPass(event: ChangeEvent<HTMLTextAreaElement>) {
    if (limit) setLength(countCharacters(event.target.value));
    onChange?.(event);
  }

  return (
    <>
      <textarea
        rows={4}
        {...rest}
        {...wiring}
        ref={mergeRefs(ref, count)}
        onChange={countAndPass}
        onKeyUp={showWhole}
        className={`field-sizing-content max-h-[60dvh] min-h-28 resize-y ${inputStyle} ${className}`}
      />
      {limit && <Counter id={counterId} length={length} limit={limit} />}
    </>
  );
}

/** On Tab, scrolls the whole area clear of the bars; the browser scrolls only its first line. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const t = useWords(uiWords);
  const left = limit - length;
  // Announced only near the limit, because an announcement per letter would disturb.
  const said =
    left < 0 ? t('characters.over', { count: -left }) : t('characters.left', { count: left });
  return (
    <p className="mt-1 text-right text-sm text-sumi-2">
      <span id={id} className="sr-only">
        {t('characters.used', { count: length, limit })}
      </span>
      <span aria-hidden className={`tabular-nums ${left < 0 ? 'font-semibold text-kaki-ink' : ''}`}>
        {left < 0 && `${said} · `}
        {length} / {limit}
      </span>
      <output className="sr-only">{left <= Math.min(20, limit / 10) && said}</output>
    </p>
  );
}
