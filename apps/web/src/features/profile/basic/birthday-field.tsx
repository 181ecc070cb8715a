import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundDay } from '../../../ui/bound/fields/bound-dates.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { BasicValues } from './basic-values.ts';
import { words as basicWords } from './words.ja.ts';

const thisYear = new Date().getFullYear();

export function BirthdayField({ form }: { form: UseFormReturn<BasicValues> }) {
  const t = useWords(basicWords);
  const mark = useNeedMark();
  return (
    <BoundDay
      form={form}
      name="dateOfBirth"
      label={t('dateOfBirth')}
      mark={mark('date-of-birth')}
      hint={t('dateOfBirthHint')}
      years={[thisYear - 15, thisYear - 80]}
      birthday
    />
  );
}
