import { Bell } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentNotice } from '../../../shared/session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { words as studentLayoutWords } from './words.ja.ts';

const NotificationPanel = lazy(async () => ({
  default: (await import('../../../features/notifications/student/notification-panel.tsx'))
    .NotificationPanel,
}));

export function NotificationBell() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const before = (
    <BellButton
      aria-haspopup="dialog"
      onClick={() => {
        setWanted(true);
        setOpen(true);
      }}
    />
  );
  if (!wanted) return before;
  return (
    <Suspense fallback={before}>
      <NotificationPanel open={open} onOpenChange={setOpen} trigger={<BellButton />} />
    </Suspense>
  );
}

function BellButton(props: ComponentProps<'button'>) {
  const t = useWords(studentLayoutWords);
  const { notifications: count = 0 } = useStudentNotice() ?? {};
  return (
    <button
      type="button"
      className="relative grid size-11 cursor-pointer place-items-center rounded text-sumi-2 hover:bg-washi hover:text-sumi"
      {...props}
    >
      <Bell aria-hidden className="size-5.5" />
      <span className="sr-only">{t('notifications')}</span>
      <Badge
        count={count}
        label={t('unread.notifications', { count })}
        className="absolute top-1 left-6 w-max"
      />
    </button>
  );
}
