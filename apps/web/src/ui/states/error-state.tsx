import { CloudAlert } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { words as uiWords } from '../words.ja.ts';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
  /** Replaces the whole page, so its heading is the page's. */
  wholePage?: boolean | undefined;
}

export function ErrorState({ message, onRetry, wholePage = false }: ErrorStateProps) {
  const t = useWords(uiWords);
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-kaki-soft text-kaki-ink"
      >
        <CloudAlert />
      </span>
      <Heading className="text-lg font-bold">{t('failed')}</Heading>
      <p className="phrased mb-3 max-w-[34em] text-sumi-2">{message}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
