import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { useEffect } from 'react';
import type { JobSectionProps } from '../sections/job-section.ts';

/** Choosing full-time employment ticks all four insurances, unless some are chosen already. */
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
