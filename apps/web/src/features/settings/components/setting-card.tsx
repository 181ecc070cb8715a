import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { LeaveGuard } from '../../../ui/bound/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { settingsMessages } from '../messages.ts';

interface SettingCardProps {
  intro: string;
  unsaved: boolean;
  busy: boolean;
  /** The word on the button. */
  action?: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

export function SettingCard({
  intro,
  unsaved,
  busy,
  action,
  onSubmit,
  children,
}: SettingCardProps) {
  const t = useMessages(settingsMessages);
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5 p-4 sm:p-6">
        <p className="phrased text-sumi-2">{intro}</p>
        {children}
        <Button type="submit" tone="primary" busy={busy} className="min-w-32 self-end">
          {action ?? t('save')}
        </Button>
      </form>
      <LeaveGuard unsaved={unsaved} />
    </Card>
  );
}
