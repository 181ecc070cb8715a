export { offerCommands } from './admin.ts';
export { offerMails } from './mails.ts';
export { decide, putOffer } from './offers.repo.ts';
export { freezeTerms, suggestOffer } from './read-offered.ts';
export { remindOfOffers, remindOfOffersJob } from './remind/remind.ts';
