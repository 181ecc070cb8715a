import { useWords } from '../../shared/i18n/words.ts';
import type { JobApplication } from './queries.ts';
import { words as applyingWords } from './words.ja.ts';

export function useStatusWords() {
  const t = useWords(applyingWords);
  return {
    'pre-applied': t('status.pre-applied'),
    new: t('status.new'),
    applied: t('status.applied'),
    'in-progress': t('status.in-progress'),
    offered: t('status.offered'),
    declined: t('status.declined'),
    withdrawn: t('status.withdrawn'),
  };
}

/** What happens next with an application. */
export function useNextWords() {
  const t = useWords(applyingWords);
  const words = {
    'pre-applied': t('next.pre-applied'),
    new: t('next.new'),
    'in-progress': t('next.in-progress'),
    offered: t('next.offered'),
    declined: t('next.declined'),
    withdrawn: t('next.withdrawn'),
    'offer-open': t('next.offer-open'),
    'offer-accepted': t('next.offer-accepted'),
    'offer-declined': t('next.offer-declined'),
    'offer-withdrawn': t('next.offer-withdrawn'),
  };
  return ({ offer, status, way }: Pick<JobApplication, 'offer' | 'status' | 'way'>): string => {
    if (offer) return words[`offer-${offer.state}`];
    // No answer comes here from a company with a page of its own.
    return way === 'external' && status === 'new' ? t('next.external') : words[status];
  };
}

export function useStepWords() {
  const t = useWords(applyingWords);
  return {
    'pre-applied': t('steps.pre-applied'),
    applied: t('steps.applied'),
    'in-progress': t('steps.in-progress'),
    'back-to-new': t('steps.back-to-new'),
    offered: t('steps.offered'),
    declined: t('steps.declined'),
    withdrawn: t('steps.withdrawn'),
    'offer-extended': t('steps.offer-extended'),
    'offer-time-asked': t('steps.offer-time-asked'),
    'offer-accepted': t('steps.offer-accepted'),
    'offer-declined': t('steps.offer-declined'),
    'offer-withdrawn': t('steps.offer-withdrawn'),
  };
}
