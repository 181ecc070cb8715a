import { Link } from '@tanstack/react-router';
import { CircleUser, Settings } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { MenuLink } from '../../../ui/overlay/menu.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { words as studentLayoutWords } from './words.ja.ts';

export function StudentMenu() {
  const t = useWords(studentLayoutWords);
  return (
    <AccountMenu
      account={useStudentAccount()}
      label={(name) => t('account', { name })}
      signOut={t('signOut')}
    >
      <MenuLink icon={<CircleUser />} render={<Link to="/talent/account" />}>
        {t('myPage')}
      </MenuLink>
      <MenuLink icon={<Settings />} render={<Link to="/talent/settings" />}>
        {t('settings')}
      </MenuLink>
    </AccountMenu>
  );
}
