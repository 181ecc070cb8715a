import { resetPasswordSelect } from '@engawa/contract/passwords/anyone';
import { useCommand } from '../../../shared/api/use-command.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { words as passwordResetWords } from '../words.ja.ts';

interface ResetChoiceProps {
  companies: readonly {
    companyId: string;
    companyName: { jp: string | null; en: string | null };
  }[];
  selectionToken: string;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetChoice({ companies, selectionToken, onDone, onExpired }: ResetChoiceProps) {
  const t = useWords(passwordResetWords);
  const { mutate, isPending } = useCommand(resetPasswordSelect, {
    meta: { visibleResult: true },
    onSuccess: onDone,
    onError: onExpired,
  });
  return (
    <>
      <h1 className="text-xl font-bold">{t('choice.heading')}</h1>
      <p className="phrased mt-2 mb-5 text-sumi-2">{t('choice.text')}</p>
      <ChoiceList
        label={t('choice.list')}
        disabled={isPending}
        onChoose={(companyId) => mutate({ body: { selectionToken, companyId } })}
        choices={companies.map((company) => {
          const label = companyName(company.companyName);
          return {
            id: company.companyId,
            label,
            lead: <Avatar name={label} shape="square" alt="" />,
          };
        })}
      />
    </>
  );
}
