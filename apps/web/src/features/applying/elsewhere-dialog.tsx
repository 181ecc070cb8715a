import { elsewhereStates } from '@engawa/contract/applications/elsewhere-states';
import { saveElsewhere } from '@engawa/contract/applications/record';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../shared/api/use-command.ts';
import { schemaResolver } from '../../shared/form/schema-resolver.ts';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { today } from '../../shared/format/day.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { BoundArea } from '../../ui/bound/fields/bound-area.tsx';
import { BoundDay } from '../../ui/bound/fields/bound-dates.tsx';
import { BoundSelect } from '../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useRefresh } from './apply/use-apply-command.ts';
import type { Elsewhere } from './queries.ts';
import { useStatusWords } from './use-state-words.ts';
import { words as applyingWords } from './words.ja.ts';

interface ElsewhereDialogProps {
  /** Null adds a new entry. */
  elsewhere: Elsewhere | null;
  onClose: () => void;
}

type Values = Record<'companyName' | 'position' | 'appliedOn' | 'url' | 'note', string> & {
  state: Elsewhere['state'];
};

const bodyOf = (values: Values) => ({
  ...values,
  position: values.position.trim() || null,
  url: values.url.trim() || null,
  note: values.note.trim() || null,
});

export function ElsewhereDialog({ elsewhere, onClose }: ElsewhereDialogProps) {
  const t = useWords(applyingWords);
  const states = useStatusWords();
  const form = useForm<Values>({
    defaultValues: {
      companyName: elsewhere?.companyName ?? '',
      position: elsewhere?.position ?? '',
      appliedOn: elsewhere?.appliedOn ?? today(),
      state: elsewhere?.state ?? 'applied',
      url: elsewhere?.url ?? '',
      note: elsewhere?.note ?? '',
    },
    resolver: schemaResolver<Values>(
      async () => (await import('@engawa/contract/applications/listed')).elsewhereBody,
      bodyOf,
    ),
  });
  const save = useCommand(saveElsewhere, {
    meta: { visibleResult: true },
    onSettled: useRefresh(),
  });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    const id = elsewhere ? { id: elsewhere.id } : {};
    await save.mutateAsync({ body: { ...id, ...bodyOf(values) } });
    onClose();
  });
  const thisYear = Number(today().slice(0, 4));
  return (
    <Dialog
      open
      holdsForm
      onOpenChange={(open) => !open && onClose()}
      title={elsewhere ? t('elsewhere.change') : t('elsewhere.add')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <BoundText form={form} name="companyName" label={t('elsewhere.companyName')} required />
        <BoundText form={form} name="position" label={t('elsewhere.position')} />
        <BoundDay
          form={form}
          name="appliedOn"
          label={t('elsewhere.appliedOn')}
          years={[thisYear - 5, thisYear]}
          required
        />
        <BoundSelect
          form={form}
          name="state"
          label={t('elsewhere.state')}
          options={elsewhereStates.map((value) => ({ value, label: states[value] }))}
        />
        <BoundText form={form} name="url" type="url" label={t('elsewhere.url')} />
        <BoundArea form={form} name="note" label={t('elsewhere.note')} limit={1_000} rows={3} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button onClick={onClose}>{t('elsewhere.cancel')}</Button>
          <Button type="submit" tone="primary" busy={save.isPending}>
            {t('elsewhere.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
