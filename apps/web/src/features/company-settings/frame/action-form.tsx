import type { FormEvent, ReactNode, RefObject } from 'react';
import { LeaveGuard } from '../../../ui/bound/leaving/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';

interface ActionFormProps {
  name: string;
  action: string;
  /** What was just done; shown until the form changes. */
  done?: string | undefined;
  state: {
    element: RefObject<HTMLFormElement | null>;
    submit: (event?: FormEvent) => void;
    alert: string | undefined;
    isDirty: boolean;
    busy: boolean;
  };
  children: ReactNode;
}

/** A form that performs one action, instead of saving what it shows. */
export function ActionForm({ name, action, done, state, children }: ActionFormProps) {
  const { element, submit, alert, isDirty, busy } = state;
  return (
    <Card>
      <form
        ref={element}
        noValidate
        onSubmit={submit}
        aria-label={name}
        className="flex flex-col gap-5 p-4 sm:p-6"
      >
        <FormAlert message={alert} />
        <output className="block rounded bg-moss-soft px-4 py-3 text-sm font-semibold text-moss empty:hidden">
          {!isDirty && done}
        </output>
        {children}
        <Button type="submit" tone="primary" busy={busy} className="min-w-32 sm:self-end">
          {action}
        </Button>
        <LeaveGuard unsaved={isDirty} />
      </form>
    </Card>
  );
}
