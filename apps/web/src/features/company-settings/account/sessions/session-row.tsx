import { endOneSession } from '@engawa/contract/auth/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { formatDateTime } from '../../../../shared/format/date-time.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { words as accountWords } from '../words.ja.ts';
import { type OpenSession, sessionsQuery } from './queries.ts';

export function SessionRow({ session }: { session: OpenSession }) {
  const t = useWords(accountWords);
  const client = useQueryClient();
  const { mutate, isPending } = useCommand(endOneSession, {
    meta: { visibleResult: true },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const { id, network, signedInAt, lastUsedAt, isThisOne } = session;
  const device = session.device ?? t('sessions.unknown');
  const facts = [
    ...(network ? [[t('sessions.network'), network] as const] : []),
    [t('sessions.signedIn'), formatDateTime(signedInAt, language)] as const,
    [t('sessions.lastUsed'), formatDateTime(lastUsedAt, language)] as const,
  ];
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isThisOne && <Tag tone="good">{t('sessions.thisOne')}</Tag>}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-sm text-sumi-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-x-2">
              <dt>{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!isThisOne && (
        <Button
          className="shrink-0 self-start sm:self-center"
          aria-label={t('sessions.endNamed', { device })}
          busy={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
