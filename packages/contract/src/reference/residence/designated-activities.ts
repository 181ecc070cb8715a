import { type IdOf, referenceTable } from '../table.ts';

/** Designations of 特定活動 (status `designated-activities`) that are relevant for graduates. */
export const designatedActivities = referenceTable([
  {
    id: 'no-46',
    name: {
      ja: '46号（日本の大学等の卒業者）',
      en: 'No. 46 (graduate of a university or the like in Japan)',
    },
  },
  {
    id: 'continued-job-hunting',
    name: { ja: '継続就職活動', en: 'Continued job hunting' },
  },
  {
    id: 'waiting-to-start',
    name: { ja: '内定待機', en: 'Waiting to start after an offer' },
  },
  { id: 'internship', name: { ja: 'インターンシップ', en: 'Internship' } },
  { id: 'starting-a-business', name: { ja: '起業', en: 'Starting a business' } },
]);
export type DesignatedActivityId = IdOf<typeof designatedActivities>;
