import { CloudAlert } from 'lucide-react';
import { useMessages } from '../shared/i18n/messages.ts';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';

interface ErrorStateProps {
  message: string;
  onRetry: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const t = useMessages(uiMessages);
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-kaki-soft text-kaki-ink"
      >
        <CloudAlert />
      </span>
      <h2 className="text-lg font-bold">{t('failed')}</h2>
      <p className="phrased mb-3 max-w-[34em] text-sumi-2">{message}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
