import { listMails as listEndpoint, showMail as showEndpoint } from '@engawa/contract/mailbox/demo';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listMails } from './demo/list-mails.ts';
import { showMail } from './demo/show-mail.ts';

export const mailboxRoutes = () => [bind(listEndpoint, listMails), bind(showEndpoint, showMail)];
