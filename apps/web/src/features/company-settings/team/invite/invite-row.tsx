import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { Trash2 } from 'lucide-react';
import { type ClipboardEvent, type Ref, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { nameOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundField } from '../../../../ui/bound/fields/bound-field.tsx';
import { BoundText } from '../../../../ui/bound/fields/bound-text.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { levelsToInvite, type Viewer } from '../actions/actions-of.ts';
import { useLevelWords } from '../use-level-words.ts';
import { words as teamWords } from '../words.ja.ts';
import type { InviteValues } from './use-invite-form.ts';

interface InviteRowProps {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  form: UseFormReturn<InviteValues>;
  index: number;
  viewer: Viewer;
  onPaste: (event: ClipboardEvent) => void;
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined;
}

export function InviteRow({ ref, form, index, viewer, onPaste, onRemove }: InviteRowProps) {
  const t = useWords(teamWords);
  const whatLevelMay = useLevelWords();
  const id = useId();
  const name = `invitations.${index}` as const;
  const role = useWatch({ control: form.control, name: `${name}.role` });
  const number = index + 1;
  return (
    <fieldset
      ref={ref}
      className="relative grid min-w-0 items-start gap-x-3 gap-y-4 rounded border border-line p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <legend className="sr-only">{t('inviting.row', { number })}</legend>
      <BoundText
        form={form}
        name={`${name}.email`}
        label={t('inviting.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onPaste={onPaste}
      />
      <BoundText form={form} name={`${name}.name`} label={t('inviting.name')} autoComplete="off" />
      <BoundField
        form={form}
        name={`${name}.role`}
        label={t('inviting.level')}
        className="sm:col-start-1"
      >
        <Select
          placeholder={false}
          aria-describedby={id}
          options={levelsToInvite(viewer).map((level) => ({
            value: String(level),
            label: nameOf(authorityLevels, level),
          }))}
          {...form.register(`${name}.role`, { setValueAs: Number })}
        />
      </BoundField>
      <p id={id} className="-mt-2 text-sm text-sumi-2 sm:order-last sm:col-span-full">
        {whatLevelMay[role]}
      </p>
      <BoundField form={form} name={`${name}.language`} label={t('inviting.language')}>
        <Select
          placeholder={false}
          options={[
            { value: 'ja', label: t('inviting.languages.ja') },
            { value: 'en', label: t('inviting.languages.en') },
          ]}
          {...form.register(`${name}.language`)}
        />
      </BoundField>
      {onRemove && (
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('inviting.remove', { number })}
          onClick={onRemove}
          className="absolute top-1 right-1 sm:static sm:col-start-3 sm:row-start-1 sm:mt-8.25"
        />
      )}
    </fieldset>
  );
}
