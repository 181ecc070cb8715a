import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { studentSearchWords } from '../words.ts';
import type { KeptSearch } from './kept-query.ts';
import { useKeptCommands } from './use-kept-commands.ts';

interface RenameFormProps {
  kept: KeptSearch;
  onClose: () => void;
}

/** Another name, in the place of the row. */
export function RenameForm({ kept: { id, name }, onClose }: RenameFormProps) {
  const t = useWords(studentSearchWords);
  const form = useForm({ defaultValues: { name } });
  const { rename } = useKeptCommands();
  const { submit, alert } = useFormSubmit(form, async (values) => {
    await rename.mutateAsync({ params: { id }, body: { name: values.name.trim() } });
    onClose();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 py-3">
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('kept.name')} required autoComplete="off" />
      <div className="flex gap-2">
        <Button type="submit" tone="primary" size="small" busy={rename.isPending}>
          {t('kept.save')}
        </Button>
        <Button size="small" tone="quiet" onClick={onClose}>
          {t('kept.cancel')}
        </Button>
      </div>
    </form>
  );
}
