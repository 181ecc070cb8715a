import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { words as companyLayoutWords } from './words.ja.ts';

/** The drawer as a sheet, for windows too narrow to show it beside the page. */
export function CompanySheet() {
  const t = useWords(companyLayoutWords);
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={setOpen}
      title={t('menu')}
      trigger={
        <IconButton icon={<MenuIcon aria-hidden />} label={t('openMenu')} className="md:hidden" />
      }
    >
      <nav aria-label={t('menu')} className="-mx-2.5">
        <CompanyDrawer onChoose={() => setOpen(false)} />
      </nav>
      <div className="mt-4 flex sm:hidden">
        <LanguageSwitch />
      </div>
    </Drawer>
  );
}
