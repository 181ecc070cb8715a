import { messageLimits } from '@engawa/contract/messages/limits';
import { previewOf } from '../messages.present.ts';
import { fold } from './fold.rules.ts';

const before = 20;

/** Uses positions in the folded text, which nearly always has the same length. */
export function excerptOf(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ');
  const at = fold(line).indexOf(fold(word));
  const begins = at > messageLimits.preview - before ? at - before : 0;
  return begins === 0 ? previewOf(line) : `…${previewOf(line.slice(begins))}`;
}
