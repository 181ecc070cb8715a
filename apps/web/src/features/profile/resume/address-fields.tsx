import { findStudentAddress } from '@engawa/contract/postal-codes/student';
import { livesAbroad } from '@engawa/contract/residence/lives-abroad';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { PostalCodeField } from '../../../ui/address/postal-code-field.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import type { ResumeValues } from './resume-values.ts';
import { words as resumeWords } from './words.ja.ts';

interface AddressFieldsProps {
  form: UseFormReturn<ResumeValues>;
  currentCountry: string | null;
}

/** A foreign address is one text including its postal code; only Japan has a seven-digit field. */
export function AddressFields({ form, currentCountry }: AddressFieldsProps) {
  const t = useWords(resumeWords);
  const abroad = livesAbroad(currentCountry);

  // A half-typed code in the hidden field would make the whole form invalid.
  useEffect(() => {
    if (abroad) form.resetField('postalCode');
  }, [form, abroad]);

  return (
    <>
      {!abroad && (
        <PostalCodeField
          form={form}
          name="postalCode"
          label={t('details.postalCode')}
          placeholder="305-0005"
          endpoint={findStudentAddress}
          address="address"
          addressKana="addressKana"
        />
      )}
      <BoundText
        form={form}
        name="address"
        label={t('details.address')}
        hint={abroad ? t('details.addressAbroadHint') : undefined}
        autoComplete="street-address"
        {...(abroad ? {} : { lang: 'ja' })}
      />
      <BoundText form={form} name="addressKana" label={t('details.addressKana')} lang="ja" />
    </>
  );
}
