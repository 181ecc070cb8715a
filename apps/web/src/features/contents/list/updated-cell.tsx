import { formatTableDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';

export function UpdatedCell({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatTableDate(at, language)}
    </time>
  );
}
