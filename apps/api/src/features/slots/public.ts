export { callOffIfParted, callOffOpen } from './change/call-off-open.ts';
export { endBlocked } from './change/end-appointments.ts';
export { insertOffer, writeOffer } from './change/offers.repo.ts';
export { slotMails } from './mails.ts';
export { readAgreed } from './read/agreed-in-thread.ts';
export { listAgreed, listToChoose } from './read/of-student.repo.ts';
export { slotsOf } from './read/read-slots.ts';
export { remindOfSlots, remindOfSlotsJob } from './remind/remind.ts';
export { nextReminder } from './slot.rules.ts';
