import { showEvent } from '@engawa/contract/events/company';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { EventEditor, openEvent } from './event-editor.tsx';

const route = getRouteApi('/company/contents/event/$id');

export function EventScreen() {
  const { id } = route.useParams();
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
