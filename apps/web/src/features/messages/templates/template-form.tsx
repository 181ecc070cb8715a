import { addTemplate, changeTemplate } from '@engawa/contract/messages/inside';
import { messageLimits } from '@engawa/contract/messages/limits';
import { unknownIn } from '@engawa/contract/messages/variables';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type Template, templatesQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import { VariableChips } from './variable-chips.tsx';

interface TemplateFormProps {
  /** Null: the form writes a new template. */
  id: string | null;
  initial?: Pick<Template, 'name' | 'text'> | undefined;
  onDone: () => void;
}

export function TemplateForm({ id, initial, onDone }: TemplateFormProps) {
  const t = useWords(messageWords);
  const client = useQueryClient();
  const form = useForm({
    defaultValues: {
      name: initial?.name ?? '',
      text: { jp: initial?.text.jp ?? '', en: initial?.text.en ?? '' },
    },
  });
  const written = useWatch({ control: form.control, name: 'text' });
  const unknown = unknownIn(`${written.jp}\n${written.en}`);
  const element = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const own = { meta: { ownErrors: true, visibleResult: true } };
  const add = useCommand(addTemplate, own);
  const change = useCommand(changeTemplate, own);
  const { submit, alert } = useFormSubmit(form, async ({ name, text }) => {
    const body = {
      name: name.trim(),
      text: { jp: text.jp.trim() || null, en: text.en.trim() || null },
    };
    await (id ? change.mutateAsync({ body: { id, ...body } }) : add.mutateAsync({ body }));
    await client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    onDone();
  });
  return (
    // `onFocus` only stores which text has the cursor, where a variable is then inserted.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      onSubmit={submit}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) area.current = target;
      }}
      className="flex flex-col gap-4"
    >
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('templates.name')} required />
      <VariableChips
        areaOf={() => area.current ?? element.current?.querySelector('textarea') ?? null}
      />
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
      {unknown.length > 0 && (
        <p role="alert" className="text-sm font-semibold text-kaki-ink">
          {t('templates.unknown', { variables: unknown.join(' ') })}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" busy={add.isPending || change.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
