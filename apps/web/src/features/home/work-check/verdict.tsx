import { say } from '@engawa/contract/language';
import { officialSources } from '@engawa/contract/reference/residence/official-sources';
import type { ResidenceAnswer } from '@engawa/contract/residence/may-apply';
import { residenceReasons } from '@engawa/contract/residence/reasons';
import { sourcesOf } from '@engawa/contract/residence/sources';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as workCheckWords } from './words.ja.ts';

interface VerdictProps {
  answer: ResidenceAnswer | undefined;
  day: string;
}

export function Verdict({ answer, day }: VerdictProps) {
  const t = useWords(workCheckWords);
  return (
    <div aria-live="polite" className="rounded bg-washi p-5">
      <h3 className="text-sm font-semibold text-sumi-2">{t('answer')}</h3>
      {answer ? (
        <Answer answer={answer} day={day} />
      ) : (
        <p className="phrased mt-2 text-sumi-2">{t('waiting')}</p>
      )}
    </div>
  );
}

function Answer({ answer, day }: { answer: ResidenceAnswer; day: string }) {
  const t = useWords(workCheckWords);
  const { verdict, reasons } = answer;
  const words = { may: t('may'), 'may-with-note': t('mayWithNote'), refused: t('refused') };
  const Icon = verdict === 'refused' ? CircleAlert : CircleCheck;
  return (
    <>
      <p
        className={`mt-1 flex items-center gap-2 text-xl font-bold ${verdict === 'refused' ? 'text-kaki-ink' : 'text-moss'}`}
      >
        <Icon aria-hidden className="size-6 shrink-0" />
        {words[verdict]}
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {reasons.map((id) => (
          <li key={id} className="phrased">
            {say(residenceReasons[id].message, language)}
          </li>
        ))}
        {reasons.length === 0 && <li className="phrased">{t('mayText')}</li>}
      </ul>
      <h4 className="mt-4 text-sm font-semibold text-sumi-2">{t('sources')}</h4>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {sourcesOf(reasons).map((id) => {
          const { url, name } = officialSources.byId(id);
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="text-ai underline">
                {say(name, language)}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="phrased mt-4 text-xs text-sumi-2">
        {t('note', { date: formatDate(day, language) })}
      </p>
      <LinkButton to="/talent/sso-auth" search={{ register: true }} tone="primary" className="mt-4">
        {t('next')}
      </LinkButton>
    </>
  );
}
