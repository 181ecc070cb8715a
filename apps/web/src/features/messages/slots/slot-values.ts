import { inJapan } from '../../../shared/format/date-time.ts';

/** What the form holds: times on a clock in Japan, as the browser's field writes them. */
export interface SlotValues {
  times: { at: string }[];
  minutes: string;
  place: string;
  link: string;
  text: string;
}

export const minuteOf = (iso: string): string => inJapan(iso).slice(0, 16);

/** Japan has no summer time. */
const fromJapan = (local: string): string => `${local}:00+09:00`;

export const whereOf = ({ minutes, place, link }: SlotValues) => ({
  minutes: Number(minutes),
  place: place.trim() || null,
  link: link.trim() || null,
});

/** Blank rows are none. */
export const timesOf = ({ times }: SlotValues): string[] =>
  times.flatMap(({ at }) => (at ? [fromJapan(at)] : []));
