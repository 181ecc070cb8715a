import { contentLimits } from '@engawa/contract/contents/limits';
import { say } from '@engawa/contract/language';
import { countCharacters } from '@engawa/contract/text/text-length';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { labelAt, placeOf } from '../../frame/form/field-props.ts';
import type { JobSectionProps } from '../sections/job-section.ts';
import type { Piece } from './piece.ts';
import { words as pasteWords } from './words.ja.ts';

interface PieceRowProps extends JobSectionProps {
  piece: Piece;
  checked: boolean;
  replaces: boolean;
  onChange: (on: boolean) => void;
}

/** A piece and its target field: the pasted words, or the recognised value with its source line. */
export function PieceRow({ editor, piece, checked, replaces, onChange }: PieceRowProps) {
  const t = useWords(pasteWords);
  const label = (name: string) => labelAt(editor.outline, placeOf(name));
  const limit = tooLong(piece);
  const heading = () => {
    if (piece.kind === 'message') return t('message', { title: piece.title });
    return piece.kind === 'text'
      ? label(piece.name)
      : piece.sets.map(({ name }) => label(name)).join(say({ ja: '・', en: ', ' }, language));
  };
  return (
    <li className="py-2">
      <Checkbox
        label={<span className="font-semibold">{heading()}</span>}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="mb-1 ml-8 flex flex-col gap-1">
        {piece.kind === 'read' ? (
          <>
            <dl className="flex flex-wrap gap-x-6 gap-y-1">
              {piece.sets.map(({ name, shown }) => (
                <div key={name} className="flex gap-2">
                  {piece.sets.length > 1 && <dt className="text-sumi-2">{label(name)}</dt>}
                  <dd className="tabular-nums">{say(shown, language)}</dd>
                </div>
              ))}
            </dl>
            <p lang="ja" className="text-sm wrap-anywhere whitespace-pre-wrap text-sumi-2">
              {t('readFrom', { quote: piece.quote })}
            </p>
          </>
        ) : (
          <p lang="ja" className="max-h-44 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
            {piece.text}
          </p>
        )}
        {replaces && <p className="text-sm font-semibold text-wood-ink">{t('replaces')}</p>}
        {limit !== undefined && (
          <p className="text-sm font-semibold text-kaki-ink">{t('tooLong', { limit })}</p>
        )}
      </div>
    </li>
  );
}

const limits: Readonly<Record<string, number>> = {
  'jp.position': contentLimits.title,
  'jp.hiringManager': contentLimits.title,
  'jp.department': contentLimits.title,
  'jp.workLocation': contentLimits.line,
  'jp.contractPeriod': contentLimits.line,
  'jp.businessContent': contentLimits.text,
};

function tooLong(piece: Piece): number | undefined {
  if (piece.kind === 'read') return undefined;
  const limit =
    piece.kind === 'message' ? contentLimits.text : (limits[piece.name] ?? contentLimits.note);
  return countCharacters(piece.text) > limit ? limit : undefined;
}
