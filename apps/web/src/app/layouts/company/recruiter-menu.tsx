import { Link, useNavigate } from '@tanstack/react-router';
import { LogOut, UserPen } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { forgetPath } from '../../guards/remembered-path.ts';
import { companyLayoutMessages } from './messages.ts';

export function RecruiterMenu() {
  const t = useMessages(companyLayoutMessages);
  const account = useCompanyAccount();
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
      <MenuLink icon={<UserPen />} render={<Link to="/company/settings/profile" />}>
        {t('editProfile')}
      </MenuLink>
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
