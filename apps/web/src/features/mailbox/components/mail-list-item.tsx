import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import type { MailSummary } from '../queries.ts';

export function MailListItem({ mail }: { mail: MailSummary }) {
  return (
    <li>
      <Link
        to="/demo/mailbox"
        search={{ mail: mail.id }}
        resetScroll={false}
        className="block border-l-4 border-transparent px-4 py-3 -outline-offset-2 hover:bg-washi aria-[current=page]:border-ai aria-[current=page]:bg-ai-soft"
      >
        <span lang={mail.language} className="block font-semibold">
          {mail.subject}
        </span>
        <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm text-sumi-2">
          <span className="min-w-0">{mail.to}</span>
          <time dateTime={mail.sentAt}>{formatDateTime(mail.sentAt, language)}</time>
        </span>
      </Link>
    </li>
  );
}
