import { deleteTemplate } from '@engawa/contract/messages/inside';
import { fillVariables, type TemplateVariable } from '@engawa/contract/messages/variables';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Template, templatesQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import { TemplateForm } from './template-form.tsx';

interface TemplatesDialogProps {
  known: Partial<Record<TemplateVariable, string | null>>;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Edits one template at a time; choosing one fills in the known variables. */
export function TemplatesDialog({ known, onChoose, onClose }: TemplatesDialogProps) {
  const t = useWords(messageWords);
  const { data, error } = useQuery(templatesQuery);
  const [written, setWritten] = useState<Template | 'new'>();
  const templates = data?.templates ?? [];
  const done = () => setWritten(undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('templates.title')}
      description={t('templates.text')}
      holdsForm
      width="large"
    >
      {!data && !error && <FormSkeleton />}
      {data && templates.length === 0 && !written && (
        <p className="mb-4 text-sumi-2">{t('templates.none')}</p>
      )}
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {templates.map((template) => (
          <li key={template.id} className="py-3">
            {written !== 'new' && written?.id === template.id ? (
              <TemplateForm template={template} onDone={done} />
            ) : (
              <TemplateRow
                template={template}
                onEdit={() => setWritten(template)}
                onChoose={(text) => onChoose(fillVariables(text, known))}
              />
            )}
          </li>
        ))}
      </ul>
      {written === 'new' ? (
        <TemplateForm onDone={done} />
      ) : (
        <Button onClick={() => setWritten('new')}>
          <Plus aria-hidden className="size-4" />
          {t('templates.make')}
        </Button>
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  template: Template;
  onEdit: () => void;
  onChoose: (text: string) => void;
}

function TemplateRow({ template, onEdit, onChoose }: TemplateRowProps) {
  const t = useWords(messageWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCommand(deleteTemplate, {
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
  });
  const { id, name, text } = template;
  const { jp, en } = text;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-sumi-2">{jp ?? en}</p>
      </div>
      <div className="flex flex-wrap items-center">
        {jp && (
          <Button size="small" tone="quiet" onClick={() => onChoose(jp)}>
            {t('templates.useJapanese')}
          </Button>
        )}
        {en && (
          <Button size="small" tone="quiet" onClick={() => onChoose(en)}>
            {t('templates.useEnglish')}
          </Button>
        )}
        <IconButton
          icon={<Pencil aria-hidden />}
          label={t('templates.edit', { name })}
          onClick={onEdit}
        />
        <AskButton
          open={asking}
          onOpenChange={setAsking}
          title={t('templates.askDelete', { name })}
          text={t('templates.askDeleteText')}
          confirm={t('delete')}
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate({ params: { id } })}
          button={
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('templates.delete', { name })}
              onClick={() => setAsking(true)}
            />
          }
        />
      </div>
    </div>
  );
}
