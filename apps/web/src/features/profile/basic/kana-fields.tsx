import { hasLatin, toKatakana } from '@engawa/contract/kana/katakana';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundField } from '../../../ui/bound/fields/bound-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { BasicValues } from './basic-values.ts';
import { KanaSuggestion } from './kana-suggestion.tsx';
import { words as basicWords } from './words.ja.ts';

export function KanaFields({ form }: { form: UseFormReturn<BasicValues> }) {
  const t = useWords(basicWords);
  return (
    <>
      <KanaField
        form={form}
        name="lastNameKana"
        label={t('lastNameKana')}
        placeholder={t('lastNameKanaExample')}
      />
      <KanaField
        form={form}
        name="firstNameKana"
        label={t('firstNameKana')}
        placeholder={t('firstNameKanaExample')}
      />
      <KanaSuggestion form={form} />
    </>
  );
}

interface KanaFieldProps {
  form: UseFormReturn<BasicValues>;
  name: 'lastNameKana' | 'firstNameKana';
  label: string;
  placeholder: string;
}

function KanaField({ form, name, label, placeholder }: KanaFieldProps) {
  const t = useWords(basicWords);
  const mark = useNeedMark();

  /** Runs on blur, because converting while typing would disturb the input method. */
  async function tidy(): Promise<void> {
    const typed = form.getValues(name);
    const kana = toKatakana(typed).trim();
    const read = hasLatin(kana) ? await readLatin(kana) : kana;
    if (read !== typed && form.getValues(name) === typed) {
      form.setValue(name, read, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  }

  async function readLatin(kana: string): Promise<string> {
    const { typedAsKatakana } = await import('@engawa/contract/kana/suggest-name');
    const part = name === 'lastNameKana' ? 'family' : 'given';
    return typedAsKatakana(kana, part, form.getValues('countryOfOrigin') || null);
  }

  return (
    <BoundField form={form} name={name} label={label} hint={t('kanaHint')} mark={mark('name-kana')}>
      <TextInput
        lang="ja"
        placeholder={placeholder}
        autoComplete="off"
        {...form.register(name, { onBlur: () => void tidy() })}
      />
    </BoundField>
  );
}
