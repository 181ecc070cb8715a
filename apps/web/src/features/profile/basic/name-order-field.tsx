import { nameOrders } from '@engawa/contract/reference/people/name-orders';
import { isFamilyFirstByScript, personName } from '@engawa/contract/text/person-name';
import type { UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import type { BasicValues } from './basic-values.ts';
import { words as basicWords } from './words.ja.ts';

/** The order of the name, where its script leaves a choice, and the name as companies see it. */
export function NameOrderField({ form }: { form: UseFormReturn<BasicValues> }) {
  const t = useWords(basicWords);
  const [firstName, lastName, nameOrder] = form.watch(['firstName', 'lastName', 'nameOrder']);
  const name = { firstName: firstName.trim(), lastName: lastName.trim() };
  if (name.firstName === '' || name.lastName === '') return null;
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      {isFamilyFirstByScript(name) ? (
        <p className="text-sm text-sumi-2">{t('nameOrderByScript')}</p>
      ) : (
        <BoundRadios
          form={form}
          name="nameOrder"
          label={t('nameOrder')}
          options={optionsOf(nameOrders)}
          layout="row"
        />
      )}
      <output className="text-sm [overflow-wrap:anywhere]">
        {t('shownAs', { name: personName({ ...name, nameOrder }) })}
      </output>
    </div>
  );
}
