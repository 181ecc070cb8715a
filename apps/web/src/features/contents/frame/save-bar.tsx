import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { SaveMode, SaveState } from './form/content-types.ts';
import { words as editorWords } from './words.ja.ts';

interface SaveBarProps {
  state: SaveState;
  fault: string | undefined;
  busy: SaveMode | undefined;
  isPublished: boolean;
  /** The draft differs from the published content. */
  hasChanges: boolean;
  /** The content has been edited since it was opened; before, there is nothing to save. */
  touched: boolean;
  onSave: () => void;
  onPublish: () => void;
  publish?: string | undefined;
  children?: ReactNode;
}

export function SaveBar({
  state,
  fault,
  busy,
  isPublished,
  hasChanges,
  touched,
  onSave,
  onPublish,
  publish,
  children,
}: SaveBarProps) {
  const t = useWords(editorWords);
  const words: Record<SaveState, string> = {
    saved: t('state.saved'),
    unsaved: t('state.unsaved'),
    saving: t('state.saving'),
    invalid: fault ?? t('state.invalid'),
    failed: t('state.failed'),
  };
  const wrong = state === 'invalid' || state === 'failed';
  const Icon = wrong ? CircleAlert : CircleCheck;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output
        className={`flex min-w-0 grow basis-40 items-center gap-1.5 text-sm ${wrong ? 'font-semibold text-kaki-ink' : 'text-sumi-2'}`}
      >
        {(wrong || state === 'saved') && <Icon aria-hidden className="size-4 shrink-0" />}
        <span>
          {words[state]}
          {state === 'saved' && isPublished && hasChanges && (
            <span className="block text-wood-ink">{t('state.changes')}</span>
          )}
        </span>
      </output>
      {children}
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
        {touched && (
          <Button busy={busy === 'draft'} onClick={onSave}>
            {t('save')}
          </Button>
        )}
        {(touched || !isPublished || hasChanges) && (
          <Button tone="primary" busy={busy === 'publish'} onClick={onPublish}>
            {publish ?? (isPublished ? t('publishChanges') : t('publish'))}
          </Button>
        )}
      </div>
    </div>
  );
}
