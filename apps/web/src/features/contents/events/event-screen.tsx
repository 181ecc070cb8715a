import { showEvent } from '@engawa/contract/events/company';
import { useNavigate, useParams } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { EventEditor, openEvent } from './event-editor.tsx';

export function EventScreen() {
  const { id = 'new' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <OpenedEditor
      id={id}
      name={showEvent.id}
      open={openEvent}
      onCreated={(newId) =>
        void navigate({
          to: '/company/contents/event/$id',
          params: { id: newId },
          replace: true,
          ignoreBlocker: true,
        })
      }
    >
      {(opened, owner, onCreated) => <EventEditor {...{ opened, owner, onCreated }} />}
    </OpenedEditor>
  );
}
