import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentNotice } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NotificationList } from '../notification-list.tsx';
import { studentNotificationsQuery, useReadForStudent } from '../queries.ts';
import { words as notificationWords } from '../words.ja.ts';

interface NotificationPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
}

export function NotificationPanel({ open, onOpenChange, trigger }: NotificationPanelProps) {
  const t = useWords(notificationWords);
  const { notifications = 0 } = useStudentNotice() ?? {};
  const query = useInfiniteQuery({ ...studentNotificationsQuery, enabled: open });
  const { mutate, isPending } = useReadForStudent();
  const read = (id: string) => mutate({ params: { id } });
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('heading')}
      trigger={trigger}
      flush
      footer={
        <>
          <Button
            size="small"
            busy={isPending}
            disabled={notifications === 0}
            onClick={() => read('all')}
          >
            {t('readAll')}
          </Button>
          <LinkButton
            to="/talent/settings/$ed"
            params={{ ed: 'notices' }}
            size="small"
            tone="quiet"
            onClick={close}
          >
            {t('settings')}
          </LinkButton>
        </>
      }
    >
      <NotificationList
        side="student"
        query={query}
        onRead={read}
        onOpen={close}
        empty={
          <EmptyState icon={<Bell />} heading={t('empty.none')}>
            {t('empty.studentText')}
          </EmptyState>
        }
      />
    </Drawer>
  );
}
