import { CircleAlert, Clock, LoaderCircle } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { words as messageWords } from '../words.ja.ts';
import type { Outgoing } from './outgoing.ts';

interface OutgoingItemProps {
  message: Outgoing;
  onRetry: () => void;
  onWithdraw: () => void;
}

export function OutgoingItem({ message, onRetry, onWithdraw }: OutgoingItemProps) {
  const t = useWords(messageWords);
  const { text, files, state, words } = message;
  return (
    <li className="flex flex-col items-end gap-1">
      <div className="max-w-[85%] rounded rounded-br-none bg-ai/70 px-3.5 py-2.5 text-on-ai sm:max-w-[75%]">
        {text && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
        {files.map(({ id, name }) => (
          <bdi key={id} className="block text-sm">
            {name}
          </bdi>
        ))}
      </div>
      <p className="flex items-center gap-1 text-xs text-sumi-2">
        {state === 'sending' && (
          <>
            <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
            {t('state.sending')}
          </>
        )}
        {state === 'waiting' && (
          <>
            <Clock aria-hidden className="size-3.5" />
            {t('state.waiting')}
          </>
        )}
        {state === 'refused' && (
          <span role="alert" className="flex items-center gap-1 font-semibold text-kaki-ink">
            <CircleAlert aria-hidden className="size-3.5 shrink-0" />
            {words}
          </span>
        )}
      </p>
      {state !== 'sending' && (
        <div className="flex gap-2">
          {state === 'refused' && (
            <Button size="small" onClick={onRetry}>
              {t('state.retry')}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={onWithdraw}>
            {t('state.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
