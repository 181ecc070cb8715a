import { minuteInJapan, momentOf } from '@engawa/platform/clock/today';
import type { ShiftRow, ShiftValues } from './shifts.repo.ts';

/** Times are Japanese local time. */
export const presentShift = ({ id, startsAt, endsAt, breakMinutes, workplace }: ShiftRow) => ({
  id,
  startsAt: minuteInJapan(startsAt),
  endsAt: minuteInJapan(endsAt),
  breakMinutes,
  workplace,
});

interface Given {
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
  workplace: string | null;
}

export const valuesOf = ({ startsAt, endsAt, breakMinutes, workplace }: Given): ShiftValues => ({
  starts_at: momentOf(startsAt),
  ends_at: momentOf(endsAt),
  break_minutes: breakMinutes,
  workplace,
});
