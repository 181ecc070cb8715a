export { offerCommands } from './admin.ts';
export { offerMails } from './mails.ts';
export { remindOfOffers, remindOfOffersJob } from './remind/remind.ts';
