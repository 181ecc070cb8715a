import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { SignInAgain } from '../../../ui/bound/leaving/sign-in-again.tsx';
import { Card } from '../../../ui/card.tsx';
import { useRowFocus } from '../../../ui/display/use-row-focus.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Viewer } from './actions/actions-of.ts';
import { type Doing, TeamDialogs } from './actions/team-dialogs.tsx';
import type { TeamMember } from './queries.ts';
import { TeamTable } from './team-table.tsx';
import { words as teamWords } from './words.ja.ts';

interface TeamListProps {
  viewer: Viewer;
  team: readonly TeamMember[];
}

export function TeamList({ viewer, team }: TeamListProps) {
  const t = useWords(teamWords);
  const [doing, setDoing] = useState<Doing>();
  const [signInFirst, setSignInFirst] = useState<string>();
  const { area, whenEmpty: _never, ...focus } = useRowFocus(team.map(({ id }) => id));
  const invitations = team.filter(({ status }) => status === 'invited').length;
  const members = team.length - invitations;
  return (
    <>
      <Suspense>
        {signInFirst !== undefined && (
          <Card className="p-4 sm:p-6">
            <SignInAgain message={signInFirst} />
          </Card>
        )}
      </Suspense>
      <div ref={area} {...focus} className="flex flex-col gap-2">
        <p className="text-sm text-sumi-2">{t('counts', { members, invitations })}</p>
        <TeamTable viewer={viewer} team={team} onDo={setDoing} onSignInFirst={setSignInFirst} />
      </div>
      {team.length === 1 ? (
        <EmptyState icon={<Users />} heading={t('alone')}>
          {t('aloneText')}
        </EmptyState>
      ) : (
        <div className="phrased text-sm text-sumi-2">
          <p>{t('ownNote')}</p>
          {viewer.level > 0 && <p>{t('ownersNote')}</p>}
        </div>
      )}
      <TeamDialogs
        viewer={viewer}
        team={team}
        doing={doing}
        onClose={() => setDoing(undefined)}
        onSignInFirst={setSignInFirst}
      />
    </>
  );
}
