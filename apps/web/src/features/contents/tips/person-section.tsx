import { countries } from '@engawa/contract/reference/places/countries';
import { useMemo } from 'react';
import { sortedOptionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PictureField } from '../frame/picture-field.tsx';
import { translateContents } from '../frame/translate-contents.ts';
import type { Editor } from '../frame/use-content-form.ts';
import { tipWords } from './words.ts';

const texts = ['senpaiName', 'senpaiPosition', 'senpaiUniversity'] as const;

/** The senpai's person card. */
export function PersonSection({ editor }: { editor: Editor }) {
  const t = useWords(tipWords);
  const options = useMemo(() => sortedOptionsOf(countries), []);
  const { form } = editor;
  return (
    <EditorSection
      editor={editor}
      heading={t('person')}
      intro={t('personIntro')}
      translates={{ paths: texts, call: translateContents }}
    >
      <PictureField
        editor={editor}
        name="common.senpaiImage"
        shape="senpai"
        label={t('picture')}
        className="max-w-44"
      />
      <BilingualField editor={editor} field="senpaiName" label={t('name')} required />
      <BilingualField editor={editor} field="senpaiPosition" label={t('position')} />
      <BilingualField editor={editor} field="senpaiUniversity" label={t('university')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect form={form} name="common.country" label={t('country')} options={options} />
        <BoundNumber
          form={form}
          name="common.joinedYear"
          label={t('joinedYear')}
          placeholder="2024"
        />
      </div>
    </EditorSection>
  );
}
