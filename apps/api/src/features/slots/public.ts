export { callOffIfParted, callOffOpen } from './call-off-open.ts';
export { endBlocked } from './end-appointments.ts';
export { slotMails } from './mails.ts';
export { listAgreed, listToChoose } from './of-student.repo.ts';
export { insertOffer, writeOffer } from './offers.repo.ts';
export { slotsOf } from './read-slots.ts';
export { remindOfSlots, remindOfSlotsJob } from './remind.ts';
export { nextReminder } from './slot.rules.ts';
