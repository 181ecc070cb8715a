import { dayInWords } from '@engawa/contract/days/day-words';
import { downloadOffer } from '@engawa/contract/offers/company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { OfferDocument } from '../../../ui/offer/offer-document.tsx';
import { OfferTerms } from '../../../ui/offer/offer-terms.tsx';
import { useOfferState } from '../../../ui/offer/use-offer-state.ts';
import { Tag } from '../../../ui/tag.tsx';
import { PanelSection } from '../panel/panel-section.tsx';
import type { Applicant } from '../queries.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { offerQuery, type SentOffer } from './queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { words as offerWords } from './words.ja.ts';

interface OfferSectionProps {
  applicant: Applicant;
  /** Interviewers do not see terms. */
  mayAct: boolean;
}

export function OfferSection({ applicant, mayAct }: OfferSectionProps) {
  const { data } = useQuery({
    ...offerQuery(applicant.id),
    enabled: mayAct && applicant.offer !== null,
  });
  return data?.offer ? <Sent offer={data.offer} reachable={applicant.gone === null} /> : null;
}

function Sent({ offer, reachable }: { offer: SentOffer; reachable: boolean }) {
  const t = useWords(offerWords);
  const [asking, setAsking] = useState<'extend' | 'withdraw'>();
  const state = useOfferState(offer);
  const { id, terms, document, replyBy, decidedAt, reason, moreTime } = offer;
  const on = { date: decidedAt ? formatDate(decidedAt, language) : '' };
  const isOpen = offer.state === 'open';
  return (
    <PanelSection heading={t('heading')}>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Tag tone={state.tone}>{state.words}</Tag>
          {offer.state !== 'open' &&
            {
              accepted: t('accepted', on),
              declined: t('declined', on),
              withdrawn: t('withdrawn', on),
            }[offer.state]}
          {isOpen && replyBy && state.left && (
            <span>{t('answerBy', { date: dayInWords(replyBy, language), left: state.left })}</span>
          )}
          {isOpen && replyBy && !state.left && (
            <span>{t('answerWas', { date: dayInWords(replyBy, language) })}</span>
          )}
          {isOpen && !replyBy && <span>{t('noDay')}</span>}
        </p>
        {reason && (
          <p
            dir="auto"
            className="rounded bg-washi px-3 py-2 text-sm break-words whitespace-pre-line"
          >
            <span className="block font-semibold text-sumi-2">{t('reason')}</span>
            {reason}
          </p>
        )}
        {moreTime && isOpen && (
          <p
            dir="auto"
            className="rounded bg-ai-soft px-3 py-2 text-sm break-words whitespace-pre-line"
          >
            <span className="block font-semibold">
              {t('wish', { date: dayInWords(moreTime.until, language) })}
            </span>
            {moreTime.text}
          </p>
        )}
        {terms && <OfferTerms terms={terms} />}
        <div className="flex flex-wrap gap-2">
          <OfferDocument
            document={document}
            load={() => fetchFile(downloadOffer, { params: { id } })}
          />
          {reachable && isOpen && (
            <Button onClick={() => setAsking('extend')}>{t('extend.label')}</Button>
          )}
          {reachable && (isOpen || offer.state === 'accepted') && (
            <Button tone="quiet" onClick={() => setAsking('withdraw')}>
              {t('withdraw.label')}
            </Button>
          )}
        </div>
      </div>
      {asking === 'extend' && <ExtendDialog offer={offer} onClose={() => setAsking(undefined)} />}
      {asking === 'withdraw' && <WithdrawDialog id={id} onClose={() => setAsking(undefined)} />}
    </PanelSection>
  );
}
