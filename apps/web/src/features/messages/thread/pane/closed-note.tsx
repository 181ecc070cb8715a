import type { ThreadClosed } from '@engawa/contract/messages/schemas';
import { useWords } from '../../../../shared/i18n/words.ts';
import { words as messageWords } from '../../words.ja.ts';

/** Replaces the composer of a closed thread. */
export function ClosedNote({ reason }: { reason: NonNullable<ThreadClosed> }) {
  const t = useWords(messageWords);
  const words = {
    not_connected: t('closed.notConnected'),
    blocked: t('closed.blocked'),
    unavailable: t('closed.unavailable'),
  };
  return <p className="phrased py-2 text-center text-sm text-sumi-2">{words[reason]}</p>;
}
