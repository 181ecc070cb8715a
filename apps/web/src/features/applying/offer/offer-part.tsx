import { dayInWords } from '@engawa/contract/days/day-words';
import { downloadOffer } from '@engawa/contract/offers/student';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { OfferDocument } from '../../../ui/offer/offer-document.tsx';
import { OfferTerms } from '../../../ui/offer/offer-terms.tsx';
import { useOfferState } from '../../../ui/offer/use-offer-state.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { JobApplication } from '../queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { OthersDialog } from './others-dialog.tsx';
import { type Offer, offerQuery } from './queries.ts';
import { words as offerWords } from './words.ja.ts';

type Asking = 'accept' | 'decline' | 'more-time' | 'others';

/** The terms of an offer and the student's answer. */
export function OfferPart({ application }: { application: JobApplication }) {
  const t = useWords(offerWords);
  const [asking, setAsking] = useState<Asking>();
  const { data, error, refetch } = useQuery(offerQuery(application.id));
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  const { offer } = data;
  const close = () => setAsking(undefined);
  return (
    <section
      aria-label={t('heading')}
      className="flex flex-col gap-3 rounded border border-line bg-washi p-4"
    >
      <h4 className="font-bold">{t('heading')}</h4>
      {offer.terms ? (
        <OfferTerms terms={offer.terms} />
      ) : (
        <p className="phrased text-sm">{t('noTerms')}</p>
      )}
      {offer.document && (
        <div>
          <OfferDocument
            document={offer.document}
            load={() => fetchFile(downloadOffer, { params: { id: application.id } })}
          />
        </div>
      )}
      <Standing offer={offer} application={application} onAsk={setAsking} />
      {(asking === 'accept' || asking === 'decline') && (
        <AnswerDialog
          offer={offer}
          answer={asking}
          onDone={() => setAsking(asking === 'accept' ? 'others' : undefined)}
          onClose={close}
        />
      )}
      {asking === 'more-time' && <MoreTimeDialog offer={offer} onClose={close} />}
      {asking === 'others' && <OthersDialog accepted={application.id} onClose={close} />}
    </section>
  );
}

interface StandingProps {
  offer: Offer;
  application: JobApplication;
  onAsk: (what: Asking) => void;
}

function Standing({ offer, application, onAsk }: StandingProps) {
  const t = useWords(offerWords);
  const state = useOfferState(offer);
  const { replyBy, decidedAt, reason, moreTime } = offer;
  const { threadId } = application;
  if (offer.state !== 'open') {
    const on = { date: decidedAt ? formatDate(decidedAt, language) : '' };
    return (
      <>
        <p className="text-sm">
          {
            {
              accepted: t('accepted', on),
              declined: t('declined', on),
              withdrawn: t('withdrawn', on),
            }[offer.state]
          }
        </p>
        {reason && offer.state === 'withdrawn' && (
          <>
            <p dir="auto" className="text-sm break-words whitespace-pre-line">
              <span className="block font-semibold text-sumi-2">{t('reason')}</span>
              {reason}
            </p>
            <p className="phrased text-sm">{t('advice')}</p>
          </>
        )}
        {offer.state === 'accepted' && (
          <div className="flex flex-wrap gap-2">
            {threadId && (
              <LinkButton to="/talent/inbox/$id" params={{ id: threadId }} tone="primary">
                {t('after')}
              </LinkButton>
            )}
            <Button tone="quiet" onClick={() => onAsk('decline')}>
              {t('decline')}
            </Button>
          </div>
        )}
      </>
    );
  }
  const isOverdue = state.shown === 'overdue';
  return (
    <>
      {replyBy && (
        <p className={`phrased text-sm ${isOverdue ? 'font-semibold text-kaki-ink' : ''}`}>
          {isOverdue ? (
            t('overdue', { date: dayInWords(replyBy, language) })
          ) : (
            // Apart, so that a line does not break within the date.
            <>
              <span className="inline-block">
                {t('answerBy', { date: dayInWords(replyBy, language) })}
              </span>{' '}
              {state.left && (
                <span className="inline-block">{t('left', { left: state.left })}</span>
              )}
            </>
          )}
        </p>
      )}
      {moreTime && (
        <p className="phrased text-sm">
          {t('asked', { date: dayInWords(moreTime.until, language) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOverdue && (
          <Button tone="primary" onClick={() => onAsk('accept')}>
            {t('accept')}
          </Button>
        )}
        <Button onClick={() => onAsk('more-time')}>{t('moreTime')}</Button>
        <Button tone="quiet" onClick={() => onAsk('decline')}>
          {t('decline')}
        </Button>
      </div>
    </>
  );
}
