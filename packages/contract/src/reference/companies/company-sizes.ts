import { referenceTable } from '../table.ts';

export const companySizes = referenceTable([
  {
    id: 'large',
    name: { ja: '大企業（300名以上）', en: 'Large (300 or more)' },
    minEmployees: 300,
    maxEmployees: null,
  },
  {
    id: 'mid',
    name: { ja: '中堅企業（50〜299名）', en: 'Mid-sized (50–299)' },
    minEmployees: 50,
    maxEmployees: 299,
  },
  {
    id: 'small',
    name: { ja: '小規模企業（1〜49名）', en: 'Small (1–49)' },
    minEmployees: 1,
    maxEmployees: 49,
  },
]);
