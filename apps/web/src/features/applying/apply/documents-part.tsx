import { type DocumentKindId, documentKinds } from '@engawa/contract/documents/kinds';
import { say } from '@engawa/contract/language';
import { type ComponentType, Suspense } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { words as applyingWords } from '../words.ja.ts';

interface DocumentsPartProps {
  /** Of the posting; an own file may stand for one of them. */
  required: readonly DocumentKindId[];
  lacking: readonly DocumentKindId[];
  chosen: readonly DocumentKindId[];
  onChange: (chosen: DocumentKindId[]) => void;
  notices: ComponentType;
}

/** Which documents to make from the profile and send; the 履歴書 is preselected. */
export function DocumentsPart(props: DocumentsPartProps) {
  const { required, lacking, chosen, onChange, notices: Notices } = props;
  const t = useWords(applyingWords);
  const nameOf = (id: DocumentKindId) => say(documentKinds.byId(id).name, language);
  const names = new Intl.ListFormat(language, { type: 'unit' }).format(lacking.map(nameOf));
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('send.documents')}
        kind="group"
        hint={t('send.documentsHint')}
        error={lacking.length > 0 ? t('send.documentsLacking', { names }) : undefined}
      >
        {documentKinds.entries.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={say(name, language)}
            hint={required.includes(id) && t('send.documentRequired')}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </Field>
      <a href="/talent/profile/resume" target="_blank" className="text-sm text-ai underline">
        {t('send.checkDocuments')}
      </a>
      {chosen.includes('rirekisho') && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </div>
  );
}
