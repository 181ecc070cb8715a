import type { FormEvent, ReactNode } from 'react';
import type { Conflict } from '../../../shared/form/use-versioned-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ConflictNote } from '../../../ui/bound/conflict-note.tsx';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { words as settingsWords } from '../words.ja.ts';

interface SettingCardProps {
  intro: string;
  card: {
    submit: (event?: FormEvent) => void;
    alert: string | undefined;
    conflict?: Conflict | undefined;
    unsaved: boolean;
    busy: boolean;
  };
  action?: string;
  children: ReactNode;
}

export function SettingCard({ intro, card, action, children }: SettingCardProps) {
  const t = useWords(settingsWords);
  const { submit, alert, conflict, unsaved, busy } = card;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-6">
        <p className="phrased text-sumi-2">{intro}</p>
        <FormAlert message={alert} />
        {conflict && <ConflictNote {...conflict} />}
        {children}
        <Button type="submit" tone="primary" busy={busy} className="min-w-32 self-end">
          {action ?? t('save')}
        </Button>
      </form>
      <LeaveGuard unsaved={unsaved} />
    </Card>
  );
}
