import { say } from '@engawa/contract/language';
import { companyResidenceReasons, lawBehind } from '@engawa/contract/residence/for-company';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { Residence } from '../queries.ts';
import { words as studentPageWords } from '../words.ja.ts';

export function ResidenceVerdict({ residence }: { residence: Residence }) {
  const t = useWords(studentPageWords);
  const { verdict, reasons } = residence;
  const words = {
    may: t('residence.may'),
    'may-with-note': t('residence.may-with-note'),
    refused: t('residence.refused'),
  };
  const Icon = verdict === 'may' ? CircleCheck : CircleAlert;
  return (
    <section aria-labelledby="residence" className="border-t border-line pt-4">
      <h3 id="residence" className="text-sm font-semibold text-sumi-2">
        {t('residence.heading')}
      </h3>
      <p
        className={`mt-1 flex items-center gap-2 font-bold ${verdict === 'refused' ? 'text-kaki-ink' : 'text-moss'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {words[verdict]}
      </p>
      <ul className="mt-1 flex flex-col gap-1.5 text-sm empty:hidden">
        {reasons.map((id) => (
          <ReasonLine key={id} id={id} />
        ))}
      </ul>
      <p className="phrased mt-2 text-xs text-sumi-2">{t('residence.note')}</p>
    </section>
  );
}

function ReasonLine({ id }: { id: Residence['reasons'][number] }) {
  const t = useWords(studentPageWords);
  const law = lawBehind(id);
  return (
    <li className="phrased">
      {say(companyResidenceReasons[id], language)}
      {law && (
        <span className="block text-xs text-sumi-2">
          {t('residence.law', { law: say(law, language) })}
        </span>
      )}
    </li>
  );
}
