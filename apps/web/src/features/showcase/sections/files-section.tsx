import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Section } from '../components/section.tsx';
import { usePretendUpload } from '../use-pretend-upload.ts';
import { words as showcaseWords } from '../words.ja.ts';

export function FilesSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  const { uploads, add, remove, retry } = usePretendUpload([
    { id: 'a', name: t('files.resume'), size: 482_000 },
    { id: 'b', name: t('files.portfolio'), size: 18_900_000, progress: 64 },
    { id: 'c', name: t('files.video'), size: 131_000_000, error: t('files.tooLarge') },
  ]);
  return (
    <Section id={id} heading={t('files.heading')} lead={t('files.lead')}>
      <Card className="p-6">
        <Field label={t('files.label')}>
          <FileDrop
            multiple
            accept=".pdf,image/*"
            hint={t('files.hint')}
            onFiles={add}
            items={uploads.map((upload) => ({
              ...upload,
              onRemove: () => remove(upload.id),
              onRetry: upload.error ? () => retry(upload.id) : undefined,
            }))}
          />
        </Field>
      </Card>
    </Section>
  );
}
