import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSaveList } from '../use-list-commands.ts';
import { words as saveListWords } from '../words.ja.ts';

export interface ListDialogProps {
  /** Undefined creates a list. */
  list?: { id: string; name: string } | undefined;
  onSaved?: ((list: { id: string; name: string }) => void) | undefined;
  onClose: () => void;
}

export function ListDialog({ list, onSaved, onClose }: ListDialogProps) {
  const t = useWords(saveListWords);
  const form = useForm({ defaultValues: { name: list?.name ?? '' } });
  const save = useSaveList();
  const { submit, alert } = useFormSubmit(form, async ({ name }) => {
    const { id } = await save.mutateAsync({ body: { ...(list && { id: list.id }), name } });
    onSaved?.({ id, name: name.trim() });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={list ? t('form.rename') : t('form.make')}
      width="small"
      holdsForm
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <BoundText form={form} name="name" label={t('form.name')} required autoComplete="off" />
        <Button type="submit" tone="primary" busy={save.isPending} className="self-start">
          {t('form.save')}
        </Button>
      </form>
    </Dialog>
  );
}
