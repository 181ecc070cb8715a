import type { ApplicationStep } from '@engawa/contract/applications/schemas';
import { formatDateTime } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ApplicantDetail } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { PanelSection } from './panel-section.tsx';

export function Timeline({ detail: { timeline } }: { detail: ApplicantDetail }) {
  const t = useWords(applicantWords);
  const words: Record<ApplicationStep, string> = {
    'pre-applied': t('timeline.pre-applied'),
    applied: t('timeline.applied'),
    'in-progress': t('timeline.in-progress'),
    'back-to-new': t('timeline.back-to-new'),
    offered: t('timeline.offered'),
    declined: t('timeline.declined'),
    withdrawn: t('timeline.withdrawn'),
    'offer-extended': t('timeline.offer-extended'),
    'offer-time-asked': t('timeline.offer-time-asked'),
    'offer-accepted': t('timeline.offer-accepted'),
    'offer-declined': t('timeline.offer-declined'),
    'offer-withdrawn': t('timeline.offer-withdrawn'),
    labelled: t('timeline.labelled'),
    'stage-set': t('timeline.stage-set'),
    assigned: t('timeline.assigned'),
    'outcome-planned': t('timeline.outcome-planned'),
    'outcome-undone': t('timeline.outcome-undone'),
    'profile-erased': t('timeline.profile-erased'),
  };
  return (
    <PanelSection heading={t('timeline.heading')}>
      <ol className="flex flex-col gap-2 text-sm">
        {timeline
          .map((step, at) => ({ ...step, key: `${step.at}-${at}` }))
          .toReversed()
          .map(({ key, at, kind, by, detail }) => (
            <li key={key} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-2">
              <time dateTime={at} className="text-sumi-2 tabular-nums">
                {formatDateTime(at, language)}
              </time>
              <span>
                {words[kind]}
                {detail && kind !== 'outcome-planned' && (
                  <span className="text-sumi-2"> {detail}</span>
                )}
                {by && <span className="block text-sumi-2">{by}</span>}
              </span>
            </li>
          ))}
      </ol>
    </PanelSection>
  );
}
