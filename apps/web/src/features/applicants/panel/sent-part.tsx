import { linkCompanyFile } from '@engawa/contract/files/company';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { fileSize } from '../../../ui/file/file-size.ts';
import type { ApplicantDetail } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { PanelSection } from './panel-section.tsx';
import { ArchiveButton, SentDocuments } from './sent-documents.tsx';

/** What came with the application besides the profile: contact details, message, files. */
interface SentPartProps {
  detail: ApplicantDetail;
  mayAct: boolean;
}

export function SentPart({ detail, mayAct }: SentPartProps) {
  const t = useWords(applicantWords);
  const { applicant, sent } = detail;
  if (!sent) {
    const why =
      applicant.way === 'external' && applicant.gone === null
        ? t('sent.external')
        : t('sent.goneUnavailable');
    return <p className="phrased px-4 py-4 text-sumi-2">{why}</p>;
  }
  const { email, phone, message, files, documents } = sent;
  return (
    <>
      <PanelSection heading={t('sent.contact')}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-sumi-2">{t('sent.email')}</dt>
          <dd className="[overflow-wrap:anywhere]">
            <a href={`mailto:${email}`} className="text-ai hover:underline">
              {email}
            </a>
          </dd>
          {phone && (
            <>
              <dt className="text-sumi-2">{t('sent.phone')}</dt>
              <dd>{phoneText(phone)}</dd>
            </>
          )}
        </dl>
        {applicant.appliedAt && (
          <p className="mt-2 text-xs text-sumi-2">
            {t('sent.frozen', { date: formatDate(applicant.appliedAt, language) })}
          </p>
        )}
      </PanelSection>
      {message && (
        <PanelSection heading={t('sent.message')}>
          <p dir="auto" className="break-words whitespace-pre-line">
            {message}
          </p>
        </PanelSection>
      )}
      <SentDocuments id={applicant.id} documents={documents} />
      {files.length > 0 && (
        <PanelSection heading={t('sent.files')}>
          <ul className="flex flex-col">
            {files.map((file) => (
              <FileLine key={file.id} file={file} />
            ))}
          </ul>
        </PanelSection>
      )}
      {mayAct && files.length + documents.length > 0 && (
        <div className="px-4 py-4">
          <ArchiveButton ids={[applicant.id]} />
        </div>
      )}
    </>
  );
}

type Sent = NonNullable<ApplicantDetail['sent']>;

/** The country code is shown for foreign numbers only. */
const phoneText = ({ country, number }: NonNullable<Sent['phone']>) =>
  country === 'JP' ? number : `${number} (${country})`;

function FileLine({ file }: { file: Sent['files'][number] }) {
  const t = useWords(applicantWords);
  const open = useMutation({
    mutationFn: () => call(linkCompanyFile, { params: { id: file.id } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <li>
      <span className="hidden print:block">{file.name}</span>
      <button
        type="button"
        aria-label={t('sent.download', { name: file.name })}
        onClick={() => open.mutate()}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left text-ai hover:underline"
      >
        <Download aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">{file.name}</span>
        <span className="text-sm text-sumi-2">{fileSize(file.bytes, language)}</span>
      </button>
    </li>
  );
}
