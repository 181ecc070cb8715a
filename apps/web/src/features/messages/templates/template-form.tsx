import { addTemplate, changeTemplate } from '@engawa/contract/messages/inside';
import { messageLimits } from '@engawa/contract/messages/limits';
import { templateVariables } from '@engawa/contract/messages/variables';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type Template, templatesQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import { useVariableNames } from './use-variable-names.ts';

export function TemplateForm({ template, onDone }: { template?: Template; onDone: () => void }) {
  const t = useWords(messageWords);
  const nameOf = useVariableNames();
  const client = useQueryClient();
  const form = useForm({
    defaultValues: {
      name: template?.name ?? '',
      text: { jp: template?.text.jp ?? '', en: template?.text.en ?? '' },
    },
  });
  const own = { meta: { ownErrors: true } };
  const add = useCommand(addTemplate, own);
  const change = useCommand(changeTemplate, own);
  const { submit, alert } = useFormSubmit(form, async ({ name, text }) => {
    const body = {
      name: name.trim(),
      text: { jp: text.jp.trim() || null, en: text.en.trim() || null },
    };
    await (template
      ? change.mutateAsync({ body: { id: template.id, ...body } })
      : add.mutateAsync({ body }));
    await client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    onDone();
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('templates.name')} required />
      <BoundArea
        form={form}
        name="text.jp"
        label={t('templates.japanese')}
        limit={messageLimits.text}
        rows={4}
      />
      <BoundArea
        form={form}
        name="text.en"
        label={t('templates.english')}
        limit={messageLimits.text}
        rows={4}
      />
      <p className="phrased text-sm text-sumi-2">
        {t('templates.variables')}{' '}
        {templateVariables.map((one) => (
          <span key={one} className="mr-3 inline-block">
            <code>{`{${one}}`}</code> {nameOf(one)}
          </span>
        ))}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" busy={add.isPending || change.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
