import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import type { CompanySignIn } from '../use-company-sign-in.ts';
import { words as companySignInWords } from '../words.ja.ts';

type CompanyChoiceProps = Pick<CompanySignIn, 'choose' | 'busy' | 'startOver'> & {
  offer: NonNullable<CompanySignIn['offer']>;
};

export function CompanyChoice({ offer, choose, busy, startOver }: CompanyChoiceProps) {
  const t = useWords(companySignInWords);
  return (
    <>
      <h1 className="text-xl font-bold">{t('choice.heading')}</h1>
      <p className="phrased mt-2 mb-5 text-sumi-2">{t('choice.text')}</p>
      <ChoiceList
        label={t('choice.list')}
        disabled={busy}
        onChoose={choose}
        choices={offer.companies.map((company) => {
          const label = companyName(company.companyName);
          const lead = <Avatar name={label} shape="square" alt="" />;
          return { id: company.companyId, label, lead };
        })}
      />
      <Button tone="quiet" onClick={startOver} className="mt-4 w-full">
        {t('choice.back')}
      </Button>
    </>
  );
}
