import { listProfileViews } from '@engawa/contract/analytics/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { words as myPageWords } from './words.ja.ts';

const viewsQuery = endpointQuery(listProfileViews, {}, { staleTime: 0, meta: { ownErrors: true } });
type View = ReplyOf<typeof listProfileViews>['profileViews'][number];

const shownAtFirst = 5;

export function ProfileViews() {
  const t = useWords(myPageWords);
  const { data } = useQuery(viewsQuery);
  const [all, setAll] = useState(false);
  if (!data) return null;
  const { profileViews, keptDays } = data;
  const shown = all ? profileViews : profileViews.slice(0, shownAtFirst);
  return (
    <Card>
      <section aria-labelledby="profile-views" className="p-4 sm:p-6">
        <h2 id="profile-views" className="text-lg font-bold">
          {t('views.heading')}
        </h2>
        <p className="phrased mt-1 text-sm text-sumi-2">
          {profileViews.length === 0 ? t('views.none') : t('views.text', { days: keptDays })}
        </p>
        <ul className="mt-2 divide-y divide-line empty:hidden">
          {shown.map((view) => (
            <ViewRow key={`${view.companyId} ${view.day}`} view={view} />
          ))}
        </ul>
        {profileViews.length > shown.length && (
          <Button size="small" onClick={() => setAll(true)} className="mt-2">
            {t('more', { count: profileViews.length - shown.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}

function ViewRow({ view }: { view: View }) {
  const { companyId, shown, day } = view;
  const name = companyName(view.companyName);
  return (
    <li className="flex min-h-13 items-center gap-3 py-2">
      <Avatar name={name} src={view.logoUrl} shape="square" size="small" />
      <span className="min-w-0 grow break-words">
        {shown ? (
          <Link to="/talent/company/$id" params={{ id: companyId }} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      <time dateTime={day} className="shrink-0 text-sm text-sumi-2">
        {formatTableDate(day, language)}
      </time>
    </li>
  );
}
