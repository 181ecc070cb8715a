import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundCheck } from '../../bound/fields/bound-check.tsx';
import { BoundText } from '../../bound/fields/bound-text.tsx';
import { Button } from '../../button.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { words as filterWords } from '../words.ja.ts';

interface SaveSearchFormProps {
  /** Chips of the current search; empty if there is nothing to save. */
  chips: readonly { label: string }[];
  longestName: number;
  notifyLabel: string;
  chooseFirst: string;
  onSave: (search: { name: string; notify: boolean }) => Promise<unknown>;
}

/** Saves the current search under a name; suggests its chips as the name. */
export function SaveSearchForm({
  chips,
  longestName,
  notifyLabel,
  chooseFirst,
  onSave,
}: SaveSearchFormProps) {
  const t = useWords(filterWords);
  const offered = chips
    .map(({ label }) => label)
    .join(' ')
    .slice(0, longestName);
  const form = useForm({ defaultValues: { name: offered, notify: true } });
  const { submit, alert } = useFormSubmit(form, async ({ name, notify }) => {
    await onSave({ name: name.trim(), notify });
  });
  if (chips.length === 0) return <p className="phrased text-sumi-2">{chooseFirst}</p>;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded bg-washi p-4">
      <FormAlert message={alert} />
      <BoundText
        form={form}
        name="name"
        label={t('savedSearches.name')}
        required
        autoComplete="off"
      />
      <BoundCheck form={form} name="notify" label={notifyLabel} />
      <Button type="submit" tone="primary" busy={form.formState.isSubmitting}>
        {t('savedSearches.keep')}
      </Button>
    </form>
  );
}
