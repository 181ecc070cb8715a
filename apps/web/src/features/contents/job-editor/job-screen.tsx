import { showGeneral } from '@engawa/contract/general/company';
import { showJob } from '@engawa/contract/jobs/company';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { JobEditor, type LiveJobProps } from './job-editor.tsx';
import { openJob } from './queries.ts';

const route = getRouteApi('/company/contents/job/$id');

export function JobScreen({ Preview }: { Preview: ComponentType<LiveJobProps> }) {
  const { id } = route.useParams();
  const navigate = useNavigate();
  const general = useQuery({
    ...endpointQuery(showGeneral, {}),
    // A posting refers to the published page, whatever its draft says.
    select: ({ published }) => published,
  });
  return (
    <OpenedEditor
      id={id}
      name={showJob.id}
      open={openJob}
      onCreated={(newId) =>
        void navigate({
          to: '/company/contents/job/$id',
          params: { id: newId },
          replace: true,
          ignoreBlocker: true,
        })
      }
    >
      {(opened, owner, onCreated) => (
        <JobEditor
          opened={opened}
          general={general.data}
          owner={owner}
          onCreated={onCreated}
          Preview={Preview}
        />
      )}
    </OpenedEditor>
  );
}
