import { contradictions } from '@engawa/contract/student-search/contradictions';
import type { StudentFilter } from '@engawa/contract/student-search/filters';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../ui/bound/bound-check.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useChips } from '../filters/use-chips.ts';
import { studentSearchWords } from '../words.ts';
import { useKeptCommands } from './use-kept-commands.ts';

/** The present search, under a name; its chips are the name that is offered. */
export function KeepForm({ filter }: { filter: StudentFilter }) {
  const t = useWords(studentSearchWords);
  const chips = useChips(filter);
  const offered = chips
    .map(({ label }) => label)
    .join(' ')
    .slice(0, studentSearchLimits.keptName);
  const form = useForm({ defaultValues: { name: offered, notify: true } });
  const { keep } = useKeptCommands();
  const { submit, alert } = useFormSubmit(form, async ({ name, notify }) => {
    await keep.mutateAsync({ body: { name: name.trim(), filter, notify } });
  });
  if (chips.length === 0 || contradictions(filter).length > 0) {
    return <p className="phrased text-sumi-2">{t('kept.chooseFirst')}</p>;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded bg-washi p-4">
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('kept.name')} required autoComplete="off" />
      <BoundCheck form={form} name="notify" label={t('kept.notify')} />
      <Button type="submit" tone="primary" busy={keep.isPending}>
        {t('kept.keep')}
      </Button>
    </form>
  );
}
