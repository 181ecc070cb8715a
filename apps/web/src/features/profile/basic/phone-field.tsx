import type { CountryCode } from '@engawa/contract/reference/places/countries';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { BasicValues } from './basic-values.ts';
import { words as basicWords } from './words.ja.ts';

interface PhoneFieldProps {
  form: UseFormReturn<BasicValues>;
  places: readonly { value: CountryCode; label: string }[];
}

export function PhoneField({ form, places }: PhoneFieldProps) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <BoundSelect
        form={form}
        name="phone.country"
        label={t('phoneCountry')}
        mark={mark('phone')}
        hint={t('phoneHint')}
        options={places}
      />
      <BoundText
        form={form}
        name="phone.number"
        label={t('phone')}
        mark={mark('phone')}
        hint={t('phonePrivate')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
