import { deleteTemplate } from '@engawa/contract/messages/inside';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { type Template, templatesQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import type { ChosenText } from './template-values.ts';

interface TextRowProps {
  name: string;
  text: Template['text'];
  onChoose: (chosen: ChosenText) => void;
  children: ReactNode;
}

/** A template with a button for each of its languages. */
export function TextRow({ name, text: { jp, en }, onChoose, children }: TextRowProps) {
  const t = useWords(messageWords);
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
          <Button size="small" tone="quiet" onClick={() => onChoose({ text: jp, language: 'jp' })}>
            {t('templates.useJapanese')}
          </Button>
        )}
        {en && (
          <Button size="small" tone="quiet" onClick={() => onChoose({ text: en, language: 'en' })}>
            {t('templates.useEnglish')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface TemplateRowProps {
  template: Template;
  onEdit: () => void;
  onChoose: (chosen: ChosenText) => void;
}

export function TemplateRow({ template: { id, name, text }, onEdit, onChoose }: TemplateRowProps) {
  const t = useWords(messageWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useCommand(deleteTemplate, {
    meta: { visibleResult: true },
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: templatesQuery.queryKey });
    },
  });
  return (
    <TextRow name={name} text={text} onChoose={onChoose}>
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
    </TextRow>
  );
}
