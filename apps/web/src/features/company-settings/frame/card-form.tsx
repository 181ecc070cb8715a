import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { ConflictNote } from '../../../ui/bound/conflict-note.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import type { SettingsFormState } from './settings-form.tsx';
import { words as companySettingsWords } from './words.ja.ts';

interface CardFormProps {
  heading: string;
  intro?: ReactNode;
  state: SettingsFormState;
  children: ReactNode;
}

export function CardForm({ heading, intro, state, children }: CardFormProps) {
  const t = useWords(companySettingsWords);
  const { element, submit, alert, conflict, isDirty, busy } = state;
  return (
    <Card>
      <form
        ref={element}
        noValidate
        onSubmit={submit}
        aria-label={heading}
        className="flex flex-col gap-5 p-4 sm:p-6"
      >
        <div>
          <h2 className="text-lg font-bold">{heading}</h2>
          {intro && <p className="phrased mt-1 text-sm text-sumi-2">{intro}</p>}
        </div>
        <FormAlert message={alert} />
        {conflict && <ConflictNote {...conflict} />}
        {children}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="grow text-sm text-sumi-2 max-sm:basis-full" aria-live="polite">
            {isDirty && t('unsaved')}
          </p>
          <Button type="submit" tone="primary" busy={busy} className="min-w-32 max-sm:grow">
            {t('save')}
          </Button>
        </div>
        <LeaveGuard unsaved={isDirty} />
      </form>
    </Card>
  );
}
