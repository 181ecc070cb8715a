import { say } from '@engawa/contract/language';
import { designatedActivities } from '@engawa/contract/reference/residence/designated-activities';
import { residenceStatuses } from '@engawa/contract/reference/residence/residence-statuses';
import { type Stay, stays } from '@engawa/contract/residence/before-sign-up';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as workCheckWords } from './words.ja.ts';

const often: readonly Stay[] = [
  'student',
  'designated-activities:continued-job-hunting',
  'dependent',
  'engineer-humanities-international',
  'permanent-resident',
  'not-in-japan',
];

/** The most frequent residence statuses first, then the rest in the order of the law. */
export function useStayOptions() {
  const t = useWords(workCheckWords);
  const label = (stay: Stay): string => {
    const designation = designatedActivities.entries.find(({ id }) => stay.endsWith(`:${id}`));
    if (designation) return t('designated', { name: say(designation.name, language) });
    const status = residenceStatuses.entries.find(({ id }) => id === stay);
    return status ? say(status.name, language) : '';
  };
  const options = (list: readonly Stay[]) => list.map((value) => ({ value, label: label(value) }));
  return [
    { label: t('often'), options: options(often) },
    { label: t('others'), options: options(stays.filter((stay) => !often.includes(stay))) },
  ];
}
