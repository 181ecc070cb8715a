import { visaSupport } from '@engawa/contract/reference/companies/visa-support';
import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMulti } from '../../../ui/bound/fields/bound-multi.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import type { GeneralValues } from './general-values.ts';
import { KnownFacts } from './known-facts.tsx';
import { words as generalWords } from './words.ja.ts';

export function FactsSection({ editor }: { editor: Editor<GeneralValues> }) {
  const t = useWords(generalWords);
  const field = fieldProps(editor);
  const languages = optionsByUse(spokenLanguages, frequentLanguages);
  return (
    <EditorSection editor={editor} id="facts" heading={t('facts.heading')}>
      <KnownFacts editor={editor} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundSelect {...field('common.visaSupport')} options={optionsOf(visaSupport)} />
        <BoundMulti
          {...field('common.workLanguages')}
          hint={t('facts.languagesHint')}
          options={languages}
        />
        <BoundMulti
          {...field('common.aptitudeTestLanguages')}
          hint={t('facts.languagesHint')}
          options={languages}
        />
        <BoundText {...field('common.contactEmail')} hint={t('facts.contactHint')} type="email" />
        <BoundText {...field('common.contactPhone')} hint={t('facts.contactHint')} type="tel" />
      </div>
    </EditorSection>
  );
}
