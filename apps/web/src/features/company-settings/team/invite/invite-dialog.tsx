import { maxInvitedAtOnce } from '@engawa/contract/team/limits';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { Viewer } from '../actions/actions-of.ts';
import { words as teamWords } from '../words.ja.ts';
import { InviteRow } from './invite-row.tsx';
import { useInviteForm } from './use-invite-form.ts';
import { useInviteRows } from './use-invite-rows.ts';

interface InviteDialogProps {
  viewer: Viewer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function InviteDialog({ viewer, open, onOpenChange }: InviteDialogProps) {
  const t = useWords(teamWords);
  const id = useId();
  const { form, element, submit, alert, busy } = useInviteForm(() => onOpenChange(false));
  const { fields, lastRow, add, remove, paste, pasted } = useInviteRows(form);
  const count = fields.length;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('inviting.title')}
      description={t('inviting.text', { max: maxInvitedAtOnce })}
      width="large"
      holdsForm
      footer={
        <>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {t('inviting.send', { count })}
          </Button>
          {/* Placed in the footer, so that it is visible however long the list is. */}
          <div className="w-full has-[>:empty]:hidden">
            <FormAlert message={alert} />
          </div>
        </>
      }
    >
      <form id={id} ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <InviteRow
            key={field.id}
            ref={index === count - 1 ? lastRow : undefined}
            form={form}
            index={index}
            viewer={viewer}
            onPaste={(event) => paste(index, event)}
            onRemove={count > 1 ? () => remove(index) : undefined}
          />
        ))}
        <output className="text-sm text-sumi-2 empty:hidden">
          {pasted && pasted.left === 0 && t('inviting.pasted', { count: pasted.count })}
          {pasted &&
            pasted.left > 0 &&
            t('inviting.pastedSome', { ...pasted, max: maxInvitedAtOnce })}
        </output>
        {count < maxInvitedAtOnce && (
          <Button onClick={add} className="self-start">
            <Plus aria-hidden className="size-4" />
            {t('inviting.add')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
