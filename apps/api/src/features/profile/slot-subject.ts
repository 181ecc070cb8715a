import type { ResumeSlotId } from '@engawa/contract/reference/people/resume-slots';

/** Subject that marks a résumé file as used by a slot. */
export const slotSubject = (studentId: string, slot: ResumeSlotId): string =>
  `resume:${studentId}:${slot}`;
