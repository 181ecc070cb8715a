/** A relay's response to an SMTP command, as nodemailer reports it. */
export interface RelayAnswer {
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
}

/**
 * What a permanent refusal concerns: this address, this mail alone, or every mail, such as a wrong
 * password, a sender that the relay does not accept or a relay that does not relay for us.
 */
export type Concern = 'address' | 'mail' | 'all';

/** Enhanced status codes (RFC 3463) of the receiver's address; 5.1.7 and 5.1.8 are the sender's. */
const ofAddress = /^5\.(1\.(0|1|2|3|6|10)|2\.(0|1)|4\.(1|4))$/;
/** A full mailbox, a mail that is too large, or contents that the receiving server refuses. */
const ofMail = /^5\.(2\.[2-4]|3\.4|6\.\d{1,3})$/;

/** What a permanent enhanced status, such as 5.1.1, concerns. */
export function concernOfStatus(status: string): Concern {
  if (ofAddress.test(status)) return 'address';
  return ofMail.test(status) ? 'mail' : 'all';
}

/** Fallback for relays without enhanced codes. */
const aboutUs = /relay|authenti|sender|blocked|blacklist|policy|spam|rate|denied/i;

/** Undefined for temporary failures. */
export function concernOf({
  command,
  responseCode = 0,
  response = '',
}: RelayAnswer): Concern | undefined {
  if (responseCode < 500 || responseCode > 599) return undefined;
  // RCPT TO names the address; DATA is answered after the receiving server has seen the mail.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'all';
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})(?=\s|$)/.exec(response)?.[1];
  if (status) return concernOfStatus(status);
  if (aboutUs.test(response)) return 'all';
  if ([550, 551, 553, 556].includes(responseCode)) return 'address';
  return [552, 554].includes(responseCode) ? 'mail' : 'all';
}
