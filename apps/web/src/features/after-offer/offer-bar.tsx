import { ChevronRight, ClipboardCheck } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as afterOfferWords } from './words.ja.ts';

interface OfferBarProps {
  text: string;
  /** Without it the bar shows its text and no button. */
  onOpen?: () => void;
}

const look =
  'flex w-full shrink-0 items-center gap-3 border-b border-line bg-ai-soft px-4 py-2.5 sm:px-5';

export function OfferBar({ text, onOpen }: OfferBarProps) {
  const t = useWords(afterOfferWords);
  const inside = (
    <>
      <ClipboardCheck aria-hidden className="size-5 shrink-0 text-ai" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-bold">{t('heading')}</span>
        <span className={`block text-sm text-sumi-2 ${onOpen ? 'truncate' : 'phrased'}`}>
          {text}
        </span>
      </span>
    </>
  );
  if (!onOpen) return <div className={look}>{inside}</div>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${look} min-h-11 cursor-pointer text-left hover:bg-line`}
    >
      {inside}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
    </button>
  );
}
