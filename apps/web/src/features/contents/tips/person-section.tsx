import { countries } from '@engawa/contract/reference/places/countries';
import { frequentOrigins } from '@engawa/contract/reference/places/frequent-countries';
import { useMemo } from 'react';
import { optionsByUse } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/fields/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import type { TipValues } from './tip-values.ts';
import { words as tipWords } from './words.ja.ts';

export function PersonSection({ editor }: { editor: Editor<TipValues> }) {
  const t = useWords(tipWords);
  const options = useMemo(() => optionsByUse(countries, frequentOrigins), []);
  const field = fieldProps(editor);
  return (
    <EditorSection
      editor={editor}
      heading={t('person')}
      intro={t('personIntro')}
      translate={translateContents}
    >
      <PictureField editor={editor} name="common.senpaiImage" shape="senpai" className="max-w-44" />
      <BilingualField editor={editor} field="senpaiName" />
      <BilingualField editor={editor} field="senpaiPosition" />
      <BilingualField editor={editor} field="senpaiUniversity" />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect {...field('common.country')} options={options} />
        <BoundNumber {...field('common.joinedYear')} placeholder="2024" />
      </div>
    </EditorSection>
  );
}
