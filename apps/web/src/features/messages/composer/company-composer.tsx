import type { ThreadContext } from '@engawa/contract/messages/context';
import { unfilledIn, unknownIn } from '@engawa/contract/messages/variables';
import { useState } from 'react';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { CompanyAccount } from '../../../shared/session/create-session.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { type CompanyThread, companySide } from '../sides.ts';
import { OfferButton } from '../slots/offer-button.tsx';
import { TemplateMenu } from '../templates/template-menu.tsx';
import type { TemplateValues } from '../templates/template-values.ts';
import { useVariableNames } from '../templates/use-variable-names.ts';
import { jobsOf } from '../thread/context/jobs-of.ts';
import { words as messageWords } from '../words.ja.ts';
import { Composer } from './composer.tsx';
import { NoteForm } from './note-form.tsx';
import { useMessageDraft } from './use-message-draft.ts';

interface CompanyComposerProps {
  thread: CompanyThread;
  context: ThreadContext | null;
  account: CompanyAccount | undefined;
  isRecruiting: boolean;
  onSend: (text: string | null, files: readonly StoredFile[]) => void;
}

export function CompanyComposer({
  thread,
  context,
  account,
  isRecruiting,
  onSend,
}: CompanyComposerProps) {
  const t = useWords(messageWords);
  const nameOf = useVariableNames();
  const [text, setText] = useMessageDraft(account?.id, thread.id);
  const [mode, setMode] = useState<'message' | 'note'>('message');
  const values: TemplateValues = {
    name: thread.student?.name ?? null,
    company: account?.companyName ?? null,
    me: account?.name ?? null,
    jobs: jobsOf(context).map(({ title }) => title),
  };
  const refuses = (said: string) => {
    const unknown = unknownIn(said);
    if (unknown.length > 0) return t('templates.unknown', { variables: unknown.join(' ') });
    const open = unfilledIn(said);
    return open.length > 0
      ? t('templates.unfilled', {
          variables: open.map((one) => `{${one}} ${nameOf(one)}`).join('、'),
        })
      : undefined;
  };
  const choice = isRecruiting && (
    <span className="mr-auto">
      <Segments
        label={t('mode.label')}
        options={[
          { value: 'message', label: t('mode.message') },
          { value: 'note', label: t('mode.note') },
        ]}
        value={mode}
        onChange={setMode}
      />
    </span>
  );
  if (mode === 'note') {
    return (
      <div className="flex flex-col items-start gap-2">
        {choice}
        <NoteForm threadId={thread.id} />
      </div>
    );
  }
  return (
    <Composer
      side={companySide}
      text={text}
      onText={setText}
      onSend={onSend}
      refuses={refuses}
      lead={choice}
      tools={
        isRecruiting && (
          <>
            <TemplateMenu
              values={values}
              onChoose={(words) => setText(text.trim() ? `${text}\n${words}` : words)}
            />
            <OfferButton threadId={thread.id} />
          </>
        )
      }
    />
  );
}
