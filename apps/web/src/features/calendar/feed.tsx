import { endCalendarFeed, listCalendar, makeCalendarFeed } from '@engawa/contract/calendar/student';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AskButton } from '../../ui/overlay/ask-button.tsx';
import { FeedAddress } from './feed-address.tsx';
import { words as calendarWords } from './words.ja.ts';

/** Creates, renews and revokes the secret feed address. The address is shown only once. */
export function Feed({ madeAt }: { madeAt: string | null }) {
  const t = useWords(calendarWords);
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const onSettled = () => {
    setAsking(undefined);
    return client.invalidateQueries({ queryKey: [listCalendar.id] });
  };
  const options = { onSettled, meta: { visibleResult: true } };
  const make = useCommand(makeCalendarFeed, { ...options, onSuccess: (made) => setUrl(made.url) });
  const end = useCommand(endCalendarFeed, { ...options, onSuccess: () => setUrl(undefined) });
  const ask = (which: 'renew' | 'end') => (open: boolean) => setAsking(open ? which : undefined);
  return (
    <Card className="px-4 py-4 sm:px-5">
      <section aria-labelledby="feed" className="flex flex-col gap-3">
        <h2 id="feed" className="font-bold">
          {t('feed.heading')}
        </h2>
        <p className="phrased text-sm text-sumi-2">{t('feed.text')}</p>
        {url && <FeedAddress url={url} />}
        {madeAt && !url && (
          <p className="phrased text-sm">
            {t('feed.madeOn', { date: formatDate(madeAt, language) })}
          </p>
        )}
        <p className="phrased text-sm text-sumi-2">{t('feed.secret')}</p>
        {madeAt ? (
          <div className="flex flex-wrap gap-2">
            <AskButton
              button={
                <Button size="small" onClick={() => setAsking('renew')}>
                  {t('feed.renew')}
                </Button>
              }
              open={asking === 'renew'}
              onOpenChange={ask('renew')}
              title={t('feed.renewTitle')}
              text={t('feed.renewText')}
              confirm={t('feed.renew')}
              busy={make.isPending}
              onConfirm={() => make.mutate({})}
            />
            <AskButton
              button={
                <Button size="small" tone="quiet" onClick={() => setAsking('end')}>
                  {t('feed.end')}
                </Button>
              }
              open={asking === 'end'}
              onOpenChange={ask('end')}
              title={t('feed.endTitle')}
              text={t('feed.endText')}
              confirm={t('feed.end')}
              tone="danger"
              busy={end.isPending}
              onConfirm={() => end.mutate({})}
            />
          </div>
        ) : (
          <Button busy={make.isPending} onClick={() => make.mutate({})}>
            {t('feed.make')}
          </Button>
        )}
      </section>
    </Card>
  );
}
