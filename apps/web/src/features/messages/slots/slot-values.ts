import { inJapan } from '../../../shared/format/date-time.ts';

/** Form values; times are Japanese local times in the format of `datetime-local` inputs. */
export interface SlotValues {
  times: { at: string }[];
  minutes: string;
  place: string;
  link: string;
  text: string;
  interviewerIds: string[];
}

export const minuteOf = (iso: string): string => inJapan(iso).slice(0, 16);

/** A constant offset, because Japan has no daylight saving time. */
const fromJapan = (local: string): string => `${local}:00+09:00`;

export const whereOf = ({ minutes, place, link }: SlotValues) => ({
  minutes: Number(minutes),
  place: place.trim() || null,
  link: link.trim() || null,
});

/** Ignores blank rows. */
export const timesOf = ({ times }: SlotValues): string[] =>
  times.flatMap(({ at }) => (at ? [fromJapan(at)] : []));
