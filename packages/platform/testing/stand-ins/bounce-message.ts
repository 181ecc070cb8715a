interface Bounce {
  action?: string;
  status?: string;
  report?: string;
}

/** A mail server's report of a failed delivery (RFC 3464). */
export const bounceMessage = ({
  action = 'failed',
  status = '5.1.1',
  report = 'delivery-status',
}: Bounce): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: bounces@engawa.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${report};`,
    '\tboundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '--part',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody@mx.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no such user`,
    '',
    '--part--',
    '',
  ].join('\r\n');
