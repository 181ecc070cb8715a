import type { ResumeSlotId } from '@engawa/contract/reference/people/resume-slots';

/** What a file in one of the four places is used by. */
export const slotSubject = (studentId: string, slot: ResumeSlotId): string =>
  `resume:${studentId}:${slot}`;
