export interface StatedHours {
  aDay: number;
  /** Days off a year; 120, the usual number, where the posting does not state them. */
  holidays: number;
  holidaysStated: boolean;
  aMonth: number;
}

interface Said {
  workingHours: string | null;
  holidays: string | null;
  breakMinutes: number | null;
}

const usualHolidays = 120;

const span =
  /(\d{1,2})(?::|時)(\d{2})?分?\s*(?:~|〜|-|–|—|―|から|to)\s*(?:翌日?)?(\d{1,2})(?::|時)(\d{2})?/gu;
const netHours =
  /(?:実働|実労働|標準労働時間|1日の(?:所定)?労働時間|所定労働時間|1日)\D{0,8}?(\d{1,2}(?:\.\d+)?)時間(?:(\d{1,2})分)?/u;
const netHoursInEnglish = /(\d{1,2}(?:\.\d+)?) (?:working hours|hours of work|hours a day)/iu;
const daysOff = /年間休日\D{0,4}(\d{2,3})日/u;
const daysOffInEnglish = /(\d{2,3}) (?:days off|holidays) (?:a|per) year/iu;

/** Null where a day's hours are ambiguous: shifts of different length, no break stated. */
export function statedHours({ workingHours, holidays, breakMinutes }: Said): StatedHours | null {
  const aDay = hoursOfADay((workingHours ?? '').normalize('NFKC'), breakMinutes);
  if (aDay === null) return null;
  const said = (holidays ?? '').normalize('NFKC');
  const [, count] = daysOff.exec(said) ?? daysOffInEnglish.exec(said) ?? [];
  const off = count === undefined ? usualHolidays : Number(count);
  if (off > 300) return null;
  return {
    aDay,
    holidays: off,
    holidaysStated: count !== undefined,
    aMonth: (aDay * (365 - off)) / 12,
  };
}

function hoursOfADay(text: string, breakMinutes: number | null): number | null {
  const [, hours, minutes = '0'] = netHours.exec(text) ?? netHoursInEnglish.exec(text) ?? [];
  if (hours !== undefined) return within(Number(hours) + Number(minutes) / 60);
  if (breakMinutes === null) return null;
  const lengths = new Set(Array.from(text.matchAll(span), minutesIn));
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined ? within((length - breakMinutes) / 60) : null;
}

function minutesIn([, from, fromMinutes = '0', to, toMinutes = '0']: RegExpExecArray): number {
  const start = Number(from) * 60 + Number(fromMinutes);
  const end = Number(to) * 60 + Number(toMinutes);
  return end > start ? end - start : end + 24 * 60 - start;
}

const within = (hours: number): number | null => (hours > 0 && hours <= 16 ? hours : null);
