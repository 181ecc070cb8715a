import { type IdOf, referenceTable } from '../table.ts';

/** Categories of the Health Promotion Act. */
export const smokingMeasures = referenceTable([
  { id: 'no-smoking', name: { ja: '敷地内禁煙', en: 'No smoking on the premises' } },
  { id: 'indoors', name: { ja: '屋内禁煙', en: 'No smoking indoors' } },
  { id: 'room', name: { ja: '屋内原則禁煙（喫煙専用室あり）', en: 'Smoking rooms only' } },
  { id: 'allowed', name: { ja: '屋内で喫煙可', en: 'Smoking allowed indoors' } },
  { id: 'outdoors', name: { ja: '屋外での業務（対策なし）', en: 'Outdoor work, no measures' } },
]);
export type SmokingMeasureId = IdOf<typeof smokingMeasures>;
