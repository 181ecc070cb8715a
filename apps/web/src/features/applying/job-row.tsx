import { Link } from '@tanstack/react-router';
import { ChevronDown, ExternalLink, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../shared/format/date-time.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConfirmButton } from './apply/confirm-button.tsx';
import type { ProfileView } from './apply/sent-part.tsx';
import { JobDetails } from './job-details.tsx';
import { OfferPart } from './offer/offer-part.tsx';
import type { JobApplication } from './queries.ts';
import { OfferTag, StatusTag } from './status-tag.tsx';
import { useNextWords } from './use-state-words.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import { words as applyingWords } from './words.ja.ts';

interface JobRowProps {
  application: JobApplication;
  opened: boolean;
  profile: ProfileView;
}

export function JobRow({ application, opened, profile }: JobRowProps) {
  const t = useWords(applyingWords);
  const next = useNextWords();
  const [open, setOpen] = useState(opened);
  const { id, company, job, jobOpen, status, lentBy, threadId, applyUrl, timeline } = application;
  const { offer } = application;
  const ended = ['offered', 'declined', 'withdrawn'].includes(status);
  const showsOffer = offer && (open || offer.state === 'open' || offer.state === 'accepted');
  const title = companyName(job.title);
  const began = application.appliedAt ?? timeline[0]?.at;
  const date = began ? formatDate(began, language) : '';
  return (
    <article
      className="flex flex-col gap-2 px-4 py-4"
      aria-label={`${title} ${companyName(company.name)}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        {offer ? <OfferTag offer={offer} /> : <StatusTag status={status} />}
        {lentBy && (
          <Tag tone="wood">{t('list.through', { partner: companyName(lentBy.name) })}</Tag>
        )}
        <span className="text-sm text-sumi-2">{companyName(company.name)}</span>
      </div>
      <h3 className="font-bold">
        {jobOpen && job.id ? (
          <Link
            to="/talent/company/$id/company-job/{-$job}"
            params={{ id: company.id, job: job.id }}
            className="hover:underline"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm text-sumi-2">
        {application.appliedAt ? t('list.appliedOn', { date }) : t('list.openedOn', { date })}
      </p>
      <p className="phrased text-sm">{next(application)}</p>
      {showsOffer && <OfferPart application={application} />}
      <div className="flex flex-wrap gap-2">
        {status === 'pre-applied' && <ConfirmButton application={application} />}
        {applyUrl && (
          <a href={applyUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
            {t('there.again')}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        {threadId && (
          <LinkButton to="/talent/inbox/$id" params={{ id: threadId }}>
            <MessageSquare aria-hidden className="size-4" />
            {t('list.message')}
          </LinkButton>
        )}
        <Button aria-expanded={open} aria-controls={`details-${id}`} onClick={() => setOpen(!open)}>
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
          />
          {t('list.details')}
        </Button>
        {!ended && <WithdrawButton application={application} />}
      </div>
      <div id={`details-${id}`} hidden={!open}>
        {open && <JobDetails application={application} profile={profile} />}
      </div>
    </article>
  );
}
