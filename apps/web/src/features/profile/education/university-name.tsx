import { say } from '@engawa/contract/language';
import type { searchUniversities } from '@engawa/contract/reference/universities/search-universities';
import { lazy, Suspense, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useController } from 'react-hook-form';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundField } from '../../../ui/bound/fields/bound-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { mergeRefs } from '../../../ui/merge-refs.ts';
import type { EducationValues } from './education-values.ts';
import { words as educationWords } from './words.ja.ts';

/** Loads later, as the page's largest control; until then a plain input is shown. */
const loading = import('../../../ui/choice/free-text-combobox.tsx');
const FreeTextCombobox = lazy(async () => ({ default: (await loading).FreeTextCombobox }));

interface UniversityNameProps {
  form: UseFormReturn<EducationValues>;
  name: FieldPath<EducationValues>;
  /** Suggests Japanese universities; their list loads on the first input. */
  listed: boolean;
}

export function UniversityName({ form, name, listed }: UniversityNameProps) {
  const t = useWords(educationWords);
  const { field } = useController({ control: form.control, name });
  const [search, setSearch] = useState<typeof searchUniversities>();
  const typing = useRef(false);
  const text = typeof field.value === 'string' ? field.value : '';
  const found = listed && search ? search(text) : [];

  async function loadList(): Promise<void> {
    const list = await import('@engawa/contract/reference/universities/search-universities');
    setSearch(() => list.searchUniversities);
  }

  function type(typed: string): void {
    if (!search) void loadList();
    field.onChange(typed);
  }

  /** Keeps the focus when the combobox replaces the plain input during typing. */
  function takeOver(element: HTMLInputElement | null): void {
    if (!element || !typing.current) return;
    typing.current = false;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }

  return (
    <BoundField
      form={form}
      name={name}
      label={t('name')}
      hint={listed ? t('nameHint') : t('nameAbroadHint')}
      required
    >
      <Suspense
        fallback={
          <TextInput
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => {
              typing.current = true;
            }}
          />
        }
      >
        <FreeTextCombobox
          items={found.map((one) => ({ value: one.id, label: say(one.name, language) }))}
          value={text}
          onChange={type}
          filtered
          onBlur={field.onBlur}
          ref={mergeRefs(field.ref, takeOver)}
        />
      </Suspense>
    </BoundField>
  );
}
