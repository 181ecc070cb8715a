import { showCompanyInfo } from '@engawa/contract/company-info/company';
import { missingFacts } from '@engawa/contract/company-info/missing-facts';
import { say } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as companyLayoutWords } from './words.ja.ts';

const infoQuery = endpointPartQuery(showCompanyInfo, {}, ({ company }) => company);

/** Lists the closed functions, the facts that the operator still needs, and where to enter them. */
export function WaitingNote({ mayEdit }: { mayEdit: boolean }) {
  const t = useWords(companyLayoutWords);
  const { data } = useQuery({ ...infoQuery, enabled: mayEdit, meta: { ownErrors: true } });
  const missing = data && missingFacts(data).map(({ name }) => say(name, language));
  return (
    <section
      aria-label={t('verification.heading')}
      className="flex items-start gap-3 border-b border-line bg-kaki-soft px-4 py-3 text-sm text-kaki-ink sm:px-8"
    >
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="max-w-[48rem]">
        <p className="font-bold">{t('verification.heading')}</p>
        <p className="phrased mt-0.5">{t('verification.waiting')}</p>
        {missing && (
          <p className="phrased mt-0.5">
            {missing.length > 0
              ? t('verification.missing', { list: missing.join(t('and')) })
              : t('verification.complete')}{' '}
            <Link to="/company/settings/company-info" className="font-semibold underline">
              {t('verification.facts')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
