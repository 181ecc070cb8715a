import type { Localized } from '../language.ts';
import {
  type ResidenceStatusId,
  residenceStatuses,
} from '../reference/residence/residence-statuses.ts';

/** Whether a profile names a country to live in, and another one than Japan. */
export const livesAbroad = (currentCountry: string | null): boolean =>
  Boolean(currentCountry) && currentCountry !== 'JP';

interface Choices {
  entries: readonly { id: ResidenceStatusId; name: Localized }[];
}

/** The residence statuses to choose from: a person abroad reads “not in Japan yet” first. */
export function statusesFor(currentCountry: string | null): Choices {
  if (!livesAbroad(currentCountry)) return residenceStatuses;
  const isFirst = ({ id }: { id: string }) => id === 'not-in-japan';
  const { entries } = residenceStatuses;
  return { entries: [...entries.filter(isFirst), ...entries.filter((one) => !isFirst(one))] };
}
