import { countries } from '@engawa/contract/reference/places/countries';
import { frequentOffices } from '@engawa/contract/reference/places/frequent-countries';
import { useMemo } from 'react';
import { optionsByUse } from '../../../shared/i18n/options.ts';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import type { GeneralValues } from './general-values.ts';

interface OfficeFieldsProps {
  editor: Editor<GeneralValues>;
  index: number;
  tab: 'domestic' | 'overseas';
}

export function OfficeFields({ editor, index, tab }: OfficeFieldsProps) {
  const { form } = editor;
  const at = `offices.${index}` as const;
  return (
    <>
      <BilingualField editor={editor} field={`${at}.officeName`} />
      {tab === 'domestic' ? (
        <>
          <BilingualField editor={editor} field={`${at}.jpOfficesAddress1`} />
          <BilingualField editor={editor} field={`${at}.jpOfficesAddress2`} />
        </>
      ) : (
        <>
          <CountryField editor={editor} index={index} />
          <BilingualField editor={editor} field={`${at}.town`} />
          <BilingualField editor={editor} field={`${at}.address`} />
        </>
      )}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PictureField editor={editor} name={`jp.${at}.companyOfficeImage`} shape="office" />
        <Checkbox
          label={fieldProps(editor)(`jp.${at}.hqFlag`).label}
          checked={form.watch(`jp.${at}.hqFlag`)}
          onChange={(event) => {
            form.getValues('jp.offices').forEach((_, other) => {
              const chosen = other === index && event.target.checked;
              form.setValue(`jp.offices.${other}.hqFlag`, chosen, { shouldDirty: true });
            });
          }}
        />
      </div>
    </>
  );
}

function CountryField({ editor, index }: Pick<OfficeFieldsProps, 'editor' | 'index'>) {
  const field = fieldProps(editor);
  const options = useMemo(() => optionsByUse(countries, frequentOffices), []);
  return (
    <BoundSelect
      {...field(`jp.offices.${index}.countryName`)}
      options={options}
      className="max-w-96"
    />
  );
}
