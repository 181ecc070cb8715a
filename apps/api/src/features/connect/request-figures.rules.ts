import { connectLimits } from '@engawa/contract/connect/limits';
import type { RequestFigures } from '@engawa/contract/connect/schemas';

/** Opened requests are rounded down, because an exact number would tell about single students. */
export const shownFigures = ({ opened, ...exact }: RequestFigures): RequestFigures => ({
  ...exact,
  opened: opened - (opened % connectLimits.openedInSteps),
});
