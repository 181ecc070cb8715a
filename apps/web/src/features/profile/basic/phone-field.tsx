import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { BoundSelect } from '../../../ui/bound/bound-select.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import type { BasicValues } from './basic-values.ts';
import { basicMessages } from './messages.ts';

interface PhoneFieldProps {
  form: UseFormReturn<BasicValues>;
  places: readonly { value: string; label: string }[];
}

export function PhoneField({ form, places }: PhoneFieldProps) {
  const t = useMessages(basicMessages);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <BoundSelect
        form={form}
        name="phone.country"
        label={t('phoneCountry')}
        hint={t('phoneHint')}
        options={places}
      />
      <BoundText
        form={form}
        name="phone.number"
        label={t('phone')}
        hint={t('phonePrivate')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
