import { findStudentAddress } from '@engawa/contract/postal-codes/student';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { PostalCodeField } from '../../../ui/address/postal-code-field.tsx';
import { BoundText } from '../../../ui/bound/bound-text.tsx';
import type { ResumeValues } from './resume-values.ts';
import { resumeWords } from './words.ts';

export function AddressFields({ form }: { form: UseFormReturn<ResumeValues> }) {
  const t = useWords(resumeWords);
  return (
    <>
      <PostalCodeField
        form={form}
        name="postalCode"
        label={t('details.postalCode')}
        placeholder="305-0005"
        endpoint={findStudentAddress}
        address="address"
        addressKana="addressKana"
      />
      <BoundText
        form={form}
        name="address"
        label={t('details.address')}
        autoComplete="street-address"
        lang="ja"
      />
      <BoundText form={form} name="addressKana" label={t('details.addressKana')} lang="ja" />
    </>
  );
}
