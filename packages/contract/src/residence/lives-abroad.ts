import type { Localized } from '../language.ts';
import {
  type ResidenceStatusId,
  residenceStatuses,
} from '../reference/residence/residence-statuses.ts';

/** The profile names a country of residence other than Japan. */
export const livesAbroad = (currentCountry: string | null): boolean =>
  Boolean(currentCountry) && currentCountry !== 'JP';

interface Choices {
  entries: readonly { id: ResidenceStatusId; name: Localized }[];
}

/** The residence statuses to choose from; for a person abroad “not in Japan yet” comes first. */
export function statusesFor(currentCountry: string | null): Choices {
  if (!livesAbroad(currentCountry)) return residenceStatuses;
  const isFirst = ({ id }: { id: string }) => id === 'not-in-japan';
  const { entries } = residenceStatuses;
  return { entries: [...entries.filter(isFirst), ...entries.filter((one) => !isFirst(one))] };
}
