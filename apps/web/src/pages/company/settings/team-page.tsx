import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../features/company-settings/frame/settings-page.tsx';
import { InviteButton } from '../../../features/company-settings/team/invite/invite-button.tsx';
import { teamQuery } from '../../../features/company-settings/team/queries.ts';
import { TeamList } from '../../../features/company-settings/team/team-list.tsx';
import { words as teamWords } from '../../../features/company-settings/team/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelOf } from '../../../shared/session/account.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';

export function TeamPage() {
  const t = useWords(teamWords);
  const team = useQuery(teamQuery);
  const account = useCompanyAccount();
  const viewer = account && { id: account.id, level: levelOf(account) };
  return (
    <SettingsPage
      heading={t('heading')}
      intro={t('intro')}
      wide
      action={viewer && team.data && <InviteButton viewer={viewer} />}
      query={{ ...team, data: viewer && team.data }}
    >
      {viewer && team.data && <TeamList viewer={viewer} team={team.data} />}
    </SettingsPage>
  );
}
