import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../bound/fields/bound-text.tsx';
import { Button } from '../../button.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { words as filterWords } from '../words.ja.ts';

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const t = useWords(filterWords);
  const form = useForm({ defaultValues: { name } });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    await onRename(values.name.trim());
    onClose();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 py-3">
      <FormAlert message={alert} />
      <BoundText
        form={form}
        name="name"
        label={t('savedSearches.name')}
        required
        autoComplete="off"
      />
      <div className="flex gap-2">
        <Button type="submit" tone="primary" size="small" busy={form.formState.isSubmitting}>
          {t('savedSearches.save')}
        </Button>
        <Button size="small" tone="quiet" onClick={onClose}>
          {t('savedSearches.cancel')}
        </Button>
      </div>
    </form>
  );
}
