import { dayInTable } from '@engawa/contract/days/day-words';
import { say } from '@engawa/contract/language';
import { designatedActivities } from '@engawa/contract/reference/residence/designated-activities';
import { residenceStatuses } from '@engawa/contract/reference/residence/residence-statuses';
import { needsExpiry } from '@engawa/contract/residence/needs';
import { formatMonth } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { StudentOffer } from './queries.ts';
import { words as afterOfferWords } from './words.ja.ts';

type Stay = NonNullable<StudentOffer['own']>;

export function StayFacts({ stay }: { stay: Stay }) {
  const t = useWords(afterOfferWords);
  const { status, designation, expiresOn, graduation, startsIn } = stay;
  const statusName = status && say(residenceStatuses.byId(status).name, language);
  const detail = designation && say(designatedActivities.byId(designation).name, language);
  const facts = [
    [t('facts.status'), statusName && (detail ? `${statusName} · ${detail}` : statusName)],
    ...(needsExpiry(status)
      ? [[t('facts.expiresOn'), expiresOn && dayInTable(expiresOn, language)] as const]
      : []),
    [t('facts.graduation'), graduation && formatMonth(graduation, language)],
    [t('facts.startsIn'), startsIn && formatMonth(startsIn, language)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sumi-2">{name}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {value ?? <span className="font-normal text-sumi-2">{t('facts.unsaid')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
