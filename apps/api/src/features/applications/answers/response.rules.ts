import { type ResponseRate, responseFrom } from '@engawa/contract/company-view/response';

interface Counted {
  asked: number;
  answered: number;
  medianMinutes: number | null;
}

/** Rounded down: 100 % only if nobody was left waiting. */
export function rateOf(counted: Counted | undefined): ResponseRate {
  if (!counted || counted.asked < responseFrom) return null;
  const { asked, answered, medianMinutes } = counted;
  return {
    percent: Math.floor((answered / asked) * 100),
    medianHours: medianMinutes === null ? null : Math.round(medianMinutes / 60),
  };
}
