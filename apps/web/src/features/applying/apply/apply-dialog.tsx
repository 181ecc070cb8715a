import type { ComponentType } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { MissingItems, type PageOf } from '../../../ui/bound/missing-items.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Preview } from '../queries.ts';
import { words as applyingWords } from '../words.ja.ts';
import { ApplyForm } from './apply-form.tsx';
import { ResidencePart } from './residence-part.tsx';
import type { ProfileView } from './sent-part.tsx';

export interface ApplyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preview: Preview;
  via: string | undefined;
  profile: ProfileView;
  /** What is missing for the 履歴書; another feature owns it. */
  notices: ComponentType;
  pageOf: PageOf;
}

/** Shows missing profile items first, then the residence verdict, then what will be sent. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { preview, via, profile, notices, pageOf, ...dialog } = props;
  const t = useWords(applyingWords);
  const { job, missing, residence } = preview;
  const company = companyName(job.company.name);
  return (
    <Dialog
      {...dialog}
      holdsForm
      width="large"
      title={t('send.heading', { job: companyName(job.title) })}
      description={
        <>
          {t('send.text', { company })}
          {job.lentBy && (
            <span className="block">
              {t('send.through', { partner: companyName(job.lentBy.name) })}
            </span>
          )}
        </>
      }
    >
      {missing.length > 0 && (
        <MissingItems
          heading={t('notYet.heading')}
          text={t('notYet.text')}
          missing={missing}
          pageOf={pageOf}
        />
      )}
      {missing.length === 0 && residence.verdict === 'refused' && (
        <ResidencePart residence={residence} />
      )}
      {missing.length === 0 && residence.verdict !== 'refused' && (
        <ApplyForm {...{ preview, via, company, profile, notices }} />
      )}
    </Dialog>
  );
}
