import { deleteElsewhere } from '@engawa/contract/applications/record';
import { dayInWords } from '@engawa/contract/days/day-words';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { AskButton } from '../../ui/overlay/ask-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useRefresh } from './apply/use-apply-command.ts';
import type { Elsewhere } from './queries.ts';
import { StatusTag } from './status-tag.tsx';
import { words as applyingWords } from './words.ja.ts';

const ElsewhereDialog = lazy(async () => ({
  default: (await import('./elsewhere-dialog.tsx')).ElsewhereDialog,
}));

export function ElsewhereRow({ elsewhere }: { elsewhere: Elsewhere }) {
  const t = useWords(applyingWords);
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = useCommand(deleteElsewhere, {
    meta: { visibleResult: true },
    onSettled: useRefresh(),
  });
  const { id, companyName, position, appliedOn, state, url, note } = elsewhere;
  return (
    <article className="flex flex-col gap-2 px-4 py-4" aria-label={companyName}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusTag status={state} />
        <Tag tone="ink">{t('list.elsewhere')}</Tag>
        {position && <span className="text-sm text-sumi-2">{companyName}</span>}
      </div>
      <h3 className="font-bold" dir="auto">
        {position ?? companyName}
      </h3>
      <p className="text-sm text-sumi-2">
        {t('list.appliedOn', { date: dayInWords(appliedOn, language) })}
      </p>
      {note && (
        <p dir="auto" className="text-sm break-words whitespace-pre-line">
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center gap-1 text-sm text-ai hover:underline"
          >
            {t('list.page')}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        <Button size="small" onClick={() => setEditing(true)}>
          {t('elsewhere.edit')}
        </Button>
        <AskButton
          open={asking}
          onOpenChange={setAsking}
          title={t('elsewhere.deleteTitle')}
          text={t('elsewhere.deleteText', { company: companyName })}
          confirm={t('elsewhere.delete')}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } }, { onSettled: () => setAsking(false) })}
          button={
            <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
              {t('elsewhere.delete')}
            </Button>
          }
        />
      </div>
      <Suspense>
        {editing && <ElsewhereDialog elsewhere={elsewhere} onClose={() => setEditing(false)} />}
      </Suspense>
    </article>
  );
}
