import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { words as discoverWords } from '../words.ja.ts';
import { useHiddenJobs } from './use-hidden-jobs.ts';
import { words as applicableWords } from './words.ja.ts';

/** Shows only jobs that the student can apply for, and says how many it hides and why. */
export function ApplicableSwitch({ place }: { place: DiscoverPlace }) {
  const t = useWords(applicableWords);
  const d = useWords(discoverWords);
  const { counts, text, turn } = useHiddenJobs(place);
  const isOn = place.filter.canApply === true;
  const isUndeclared = counts?.residenceDeclared === false;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 text-sm">
      <Checkbox
        label={d('chip.canApply')}
        checked={isOn}
        // A saved search or a link may have turned it on before the residence status was declared.
        disabled={isUndeclared && !isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {isUndeclared ? (
        <p>
          {t('undeclared')}{' '}
          <Link to="/talent/profile/basic" hash="residence" className="text-ai underline">
            {t('declare')}
          </Link>
        </p>
      ) : (
        isOn &&
        counts !== undefined &&
        counts.jobs > 0 && (
          <>
            <output className="phrased text-sumi-2">{text ?? t('nothingHidden')}</output>
            {text && (
              <Button tone="quiet" size="small" onClick={() => turn(false)}>
                {t('show')}
              </Button>
            )}
          </>
        )
      )}
    </div>
  );
}
