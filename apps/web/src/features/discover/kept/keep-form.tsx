import { contradictions } from '@engawa/contract/discover/contradictions';
import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../ui/bound/bound-check.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useChips } from '../filters/use-chips.ts';
import { discoverWords } from '../words.ts';
import { useKeptCommands } from './use-kept-commands.ts';

interface KeepFormProps {
  about: 'jobs' | 'companies';
  filter: DiscoverFilter;
}

/** What is chosen now, under a name; its chips are the name that is offered. */
export function KeepForm({ about, filter }: KeepFormProps) {
  const t = useWords(discoverWords);
  const chips = useChips(filter);
  const offered = chips
    .map(({ label }) => label)
    .join(' ')
    .slice(0, discoverLimits.keptName);
  const form = useForm({ defaultValues: { name: offered, notify: true } });
  const { keep } = useKeptCommands();
  const { submit, alert } = useFormSubmit(form, async ({ name, notify }) => {
    await keep.mutateAsync({ body: { name: name.trim(), about, filter, notify } });
  });
  if (chips.length === 0 || contradictions(filter).length > 0) {
    return <p className="phrased text-sumi-2">{t('kept.chooseFirst')}</p>;
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded bg-washi p-4">
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('kept.name')} />
      <BoundCheck form={form} name="notify" label={t('kept.notify')} />
      <Button type="submit" tone="primary" busy={keep.isPending}>
        {t('kept.keep')}
      </Button>
    </form>
  );
}
