import { Archive, ChevronDown, Copy, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function OverlaysSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('overlays.heading')} lead={t('overlays.lead')}>
      <Card className="flex flex-wrap items-center gap-3 p-6">
        <DatesDialog />
        <DeleteDialog />
        <FiltersDrawer />
        <JobMenu />
        <Tooltip text={t('overlays.tooltip')}>
          <Button>{t('overlays.keep')}</Button>
        </Tooltip>
      </Card>
    </Section>
  );
}

function DatesDialog() {
  const t = useWords(showcaseWords);
  const [open, setOpen] = useState(false);
  function send() {
    setOpen(false);
    showSnackbar({ ok: true, message: t('overlays.sent') });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('overlays.dialogTitle')}
      description={t('overlays.dialogText')}
      holdsForm
      trigger={<Button>{t('overlays.dialog')}</Button>}
      footer={
        <Button tone="primary" onClick={send}>
          {t('overlays.send')}
        </Button>
      }
    >
      <Field label={t('overlays.note')}>
        <TextArea limit={200} />
      </Field>
    </Dialog>
  );
}

function DeleteDialog() {
  const t = useWords(showcaseWords);
  const [open, setOpen] = useState(false);
  function deleteIt() {
    setOpen(false);
    showSnackbar({ ok: true, message: t('overlays.deleted') });
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={t('overlays.confirmTitle')}
      text={t('overlays.confirmText')}
      confirm={t('overlays.deleteIt')}
      tone="danger"
      onConfirm={deleteIt}
      trigger={<Button>{t('overlays.confirm')}</Button>}
    />
  );
}

function FiltersDrawer() {
  const t = useWords(showcaseWords);
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t('overlays.drawerTitle')}
      trigger={<Button>{t('overlays.drawer')}</Button>}
      footer={
        <Button tone="primary" className="grow" onClick={() => setOpen(false)}>
          {t('overlays.show')}
        </Button>
      }
    >
      <Field kind="group" label={t('fields.jobType')}>
        <Checkbox label={t('fields.intern')} />
        <Checkbox label={t('fields.graduate')} defaultChecked />
        <Checkbox label={t('fields.career')} />
      </Field>
    </Drawer>
  );
}

function JobMenu() {
  const t = useWords(showcaseWords);
  const say = (message: string) => () => showSnackbar({ ok: true, message });
  return (
    <Menu
      trigger={
        <Button>
          {t('overlays.menu')}
          <ChevronDown aria-hidden className="-mr-1 size-4" />
        </Button>
      }
    >
      <MenuHeading>{t('overlays.menuHeading')}</MenuHeading>
      <MenuLink icon={<User />} href="/">
        {t('overlays.profile')}
      </MenuLink>
      <MenuItem icon={<Copy />} onSelect={say(t('overlays.copy'))}>
        {t('overlays.copy')}
      </MenuItem>
      <MenuItem icon={<Archive />} disabled onSelect={say(t('overlays.archive'))}>
        {t('overlays.archive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={say(t('overlays.deleted'))}>
        {t('overlays.deleteIt')}
      </MenuItem>
    </Menu>
  );
}
