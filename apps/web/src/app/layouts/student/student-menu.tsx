import { Link, useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { forgetPath } from '../../guards/remembered-path.ts';
import { studentLayoutMessages } from './messages.ts';

export function StudentMenu() {
  const t = useMessages(studentLayoutMessages);
  const account = useStudentAccount();
  const navigate = useNavigate();
  const name = account?.name ?? '';
  const signOut = () => {
    forgetPath();
    void navigate({ to: '/signout' });
  };
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('account', { name })}
          className="grid size-11 cursor-pointer place-items-center rounded-full"
        >
          <Avatar name={name} src={account?.profilePictureUrl} />
        </button>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      <MenuSeparator />
      <MenuLink icon={<CircleUser />} render={<Link to="/talent/account" />}>
        {t('myPage')}
      </MenuLink>
      <MenuLink icon={<Settings />} render={<Link to="/talent/settings" />}>
        {t('settings')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
