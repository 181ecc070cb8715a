import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { studentSide } from '../sides.ts';
import { Composer } from './composer.tsx';
import { useMessageDraft } from './use-message-draft.ts';

interface StudentComposerProps {
  threadId: string;
  owner: string | undefined;
  onSend: (text: string | null, files: readonly StoredFile[]) => void;
}

export function StudentComposer({ threadId, owner, onSend }: StudentComposerProps) {
  const [text, setText] = useMessageDraft(owner, threadId);
  return <Composer side={studentSide} text={text} onText={setText} onSend={onSend} />;
}
