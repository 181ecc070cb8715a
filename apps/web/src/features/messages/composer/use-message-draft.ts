import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../shared/form/drafts/drafts.ts';

export function useMessageDraft(owner: string | undefined, threadId: string) {
  const name = `message:${threadId}`;
  const [text, setText] = useState(() => {
    const kept = owner && readDraft(owner, name, 'device');
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (typed: string) => {
      setText(typed);
      if (!owner) return;
      if (typed.trim()) keepDraft(owner, name, typed, 'device');
      else dropDraft(owner, name, 'device');
    },
  ] as const;
}
