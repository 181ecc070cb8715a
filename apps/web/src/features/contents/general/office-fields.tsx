import { countries } from '@engawa/contract/reference/places/countries';
import { useMemo } from 'react';
import { sortedOptionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { PictureField } from '../frame/picture-field.tsx';
import type { Editor } from '../frame/use-content-form.ts';
import type { GeneralValues } from './general-values.ts';
import { generalWords } from './words.ts';

interface OfficeFieldsProps {
  editor: Editor;
  index: number;
  tab: 'domestic' | 'overseas';
}

export function OfficeFields({ editor, index, tab }: OfficeFieldsProps) {
  const t = useWords(generalWords);
  const { form } = editor;
  const at = `offices.${index}`;
  return (
    <>
      <BilingualField editor={editor} field={`${at}.officeName`} label={t('offices.name')} />
      {tab === 'domestic' ? (
        <>
          <BilingualField
            editor={editor}
            field={`${at}.jpOfficesAddress1`}
            label={t('offices.address1')}
          />
          <BilingualField
            editor={editor}
            field={`${at}.jpOfficesAddress2`}
            label={t('offices.address2')}
          />
        </>
      ) : (
        <>
          <CountryField editor={editor} name={`jp.${at}.countryName`} />
          <BilingualField editor={editor} field={`${at}.town`} label={t('offices.town')} />
          <BilingualField editor={editor} field={`${at}.address`} label={t('offices.address')} />
        </>
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PictureField
          editor={editor}
          name={`jp.${at}.companyOfficeImage`}
          shape="office"
          label={t('offices.picture')}
        />
        <Checkbox
          label={t('offices.hq')}
          checked={form.watch(`jp.${at}.hqFlag`) as boolean}
          onChange={(event) => {
            const offices = form.getValues('jp.offices') as GeneralValues['jp']['offices'];
            offices.forEach((_, other) => {
              const chosen = other === index && event.target.checked;
              form.setValue(`jp.offices.${other}.hqFlag`, chosen, { shouldDirty: true });
            });
          }}
        />
      </div>
    </>
  );
}

function CountryField({ editor, name }: { editor: Editor; name: string }) {
  const t = useWords(generalWords);
  const options = useMemo(() => sortedOptionsOf(countries), []);
  return (
    <BoundSelect
      form={editor.form}
      name={name}
      label={t('offices.country')}
      options={options}
      className="max-w-96"
    />
  );
}
