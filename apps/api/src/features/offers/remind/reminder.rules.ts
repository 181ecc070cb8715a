import { addDays } from '@engawa/contract/days/days';
import { offerLimits } from '@engawa/contract/offers/limits';

/** The next day on which to remind the student, after today; null when none is left. */
export function nextReminder(replyBy: string, today: string): string | null {
  const days = offerLimits.reminders.map((before) => addDays(replyBy, -before));
  return days.find((day) => day > today) ?? null;
}
