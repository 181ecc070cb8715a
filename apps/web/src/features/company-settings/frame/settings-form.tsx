import type { FormEvent, ReactNode, RefObject } from 'react';
import type { Conflict } from '../../../shared/form/use-versioned-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { SaveBarFrame } from '../../../ui/bars/save-bar-frame.tsx';
import { ConflictNote } from '../../../ui/bound/conflict-note.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { words as companySettingsWords } from './words.ja.ts';

export interface SettingsFormState {
  element: RefObject<HTMLFormElement | null>;
  submit: (event?: FormEvent) => void;
  alert: string | undefined;
  conflict?: Conflict | undefined;
  isDirty: boolean;
  busy: boolean;
}

interface SettingsFormProps {
  name: string;
  state: SettingsFormState;
  children: ReactNode;
}

/** Cards that are saved together; on a phone the save bar appears with the first change. */
export function SettingsForm({ name, state, children }: SettingsFormProps) {
  const t = useWords(companySettingsWords);
  const { element, submit, alert, conflict, isDirty, busy } = state;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={name}
      className="flex flex-col gap-5"
    >
      <FormAlert message={alert} />
      {conflict && <ConflictNote {...conflict} />}
      {children}
      <SaveBarFrame
        isNeeded={isDirty || busy}
        otherwise="hidden"
        className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded"
      >
        <p className="grow text-sm text-sumi-2" aria-live="polite">
          {isDirty && t('unsaved')}
        </p>
        <Button type="submit" tone="primary" busy={busy} className="min-w-32">
          {t('save')}
        </Button>
      </SaveBarFrame>
      <LeaveGuard unsaved={isDirty} />
    </form>
  );
}
