import {
  endJobSharing,
  listEligibleCompanies,
  shareJob,
  showJobSharing,
} from '@engawa/contract/jobs/company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { formatDate } from '../../../shared/format/date-time.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { words as jobListWords } from './words.ja.ts';

interface ShareDialogProps {
  jobId: string;
  title: string;
  onClose: () => void;
  onChanged: () => void;
}

export function ShareDialog({ jobId, title, onClose, onChanged }: ShareDialogProps) {
  const t = useWords(jobListWords);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const partners = useQuery(endpointQuery(listEligibleCompanies, {}));
  const sharing = useQuery(
    endpointQuery(showJobSharing, { params: { id: jobId } }, { staleTime: 0 }),
  );
  const changed = async () => {
    setChosen([]);
    onChanged();
    await sharing.refetch();
  };
  const options = { onSuccess: changed, meta: { visibleResult: true } };
  const [share, end] = [useCommand(shareJob, options), useCommand(endJobSharing, options)];
  const shares = sharing.data?.shares ?? [];
  const free = (partners.data?.companies ?? []).filter(
    ({ id }) => !shares.some(({ company }) => company.id === id),
  );
  const tick = (id: string, on: boolean) =>
    setChosen((all) => (on ? [...all, id] : all.filter((one) => one !== id)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shareTitle', { title })}
      description={t('shareText')}
      footer={
        free.length > 0 && (
          <Button
            tone="primary"
            disabled={chosen.length === 0}
            busy={share.isPending}
            onClick={() => share.mutate({ body: { companyJobId: jobId, companyIds: [...chosen] } })}
          >
            {t('shareNow')}
          </Button>
        )
      }
    >
      {!partners.data || !sharing.data ? (
        <FormSkeleton />
      ) : (
        <div className="flex flex-col gap-6">
          {shares.length > 0 && (
            <ul aria-label={t('sharedNow')} className="divide-y divide-line">
              {shares.map(({ id, company, sharedAt }) => (
                <li key={id} className="flex items-center gap-3 py-2">
                  <span className="min-w-0 grow">
                    {companyName(company.name)}
                    <span className="block text-sm text-sumi-2">
                      {t('sharedSince', { date: formatDate(sharedAt, language) })}
                    </span>
                  </span>
                  <Button
                    size="small"
                    aria-label={t('endShareOf', { name: companyName(company.name) })}
                    busy={end.isPending}
                    onClick={() => end.mutate({ params: { id } })}
                  >
                    {t('endShare')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {free.length > 0 && (
            <Field kind="group" label={t('partners')}>
              {free.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={companyName(name)}
                  checked={chosen.includes(id)}
                  onChange={(event) => tick(id, event.target.checked)}
                />
              ))}
            </Field>
          )}
          {free.length + shares.length === 0 && <p className="text-sumi-2">{t('noPartners')}</p>}
        </div>
      )}
    </Dialog>
  );
}
