import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { useEffect } from 'react';
import type { JobSectionProps } from '../sections/job-section.ts';

/** Whoever chooses full-time employment finds the four ticked, unless something is said already. */
export function useUsualInsurances({ form }: JobSectionProps['editor']): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name, type }) => {
      if (name !== 'common.employmentType' || type !== 'change') return;
      if (values.common?.employmentType !== 'full-time') return;
      if (form.getValues('common.insurances') !== '') return;
      form.setValue('common.insurances', [...insurances.ids], { shouldDirty: true });
    });
    return unsubscribe;
  }, [form]);
}
