import { say } from '@engawa/contract/language';
import {
  type ProfileItemId,
  type Purpose,
  profileItems,
} from '@engawa/contract/profile/completeness';
import { CircleAlert } from 'lucide-react';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { words as profileWords } from '../words.ja.ts';

const purposes: readonly Purpose[] = ['connect', 'apply'];

export function MissingHere({ missing }: { missing: readonly ProfileItemId[] }) {
  const t = useWords(profileWords);
  const reasons = { connect: t('missing.connect'), apply: t('missing.apply') };
  const groups = purposes
    .map((purpose) => ({
      reason: reasons[purpose],
      names: missing
        .filter((id) => profileItems[id].neededFor === purpose)
        .map((id) => say(profileItems[id].name, language)),
    }))
    .filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <section
      aria-label={t('missing.here')}
      className="flex gap-2 rounded bg-wood-soft px-4 py-3 text-sm text-wood-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <dl className="flex flex-col gap-1">
        {groups.map(({ reason, names }) => (
          <div key={reason}>
            <dt className="font-semibold">{reason}</dt>
            <dd>{names.join(t('missing.between'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
