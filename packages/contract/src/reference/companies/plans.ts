import { referenceTable } from '../table.ts';

export const plans = referenceTable([
  {
    id: 1,
    name: { ja: 'フリープラン', en: 'Free' },
    connectRequestsPerMonth: 30,
    openJobs: 3,
    shownPerTargetGroup: 10,
  },
  {
    id: 2,
    name: { ja: 'プレミアムプラン', en: 'Premium' },
    connectRequestsPerMonth: null,
    openJobs: null,
    shownPerTargetGroup: null,
  },
]);
