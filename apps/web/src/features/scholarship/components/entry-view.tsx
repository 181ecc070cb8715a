import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FileRow } from '../../../ui/file/file-row.tsx';
import type { Entry } from '../queries.ts';
import { words as scholarshipWords } from '../words.ja.ts';

/** Read-only view, after the deadline. */
export function EntryView({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useWords(scholarshipWords);
  return (
    <div className="mt-4 flex flex-col items-start gap-3 rounded border border-line p-4">
      <p dir="auto" className="font-semibold break-words">
        {entry.title}
      </p>
      <p dir="auto" className="break-words whitespace-pre-line">
        {entry.writeup}
      </p>
      {entry.files.length > 0 && (
        <ul aria-label={t('files')} className="w-full space-y-2">
          {entry.files.map(({ id, name, bytes }) => (
            <FileRow key={id} item={{ id, name, size: bytes }} />
          ))}
        </ul>
      )}
      <Button size="small" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
