export { offerCommands } from './admin.ts';
export { offerMails } from './mails.ts';
export { decide, findTerms, listToAnswer, putOffer } from './offers.repo.ts';
export { eraseDeclinedFiles } from './own-file/erase-declined.ts';
export { offerSubject } from './own-file/offer-subject.ts';
export { remindOfOffers, remindOfOffersJob } from './remind/remind.ts';
export { freezeTerms, suggestOffer } from './terms/read-offered.ts';
