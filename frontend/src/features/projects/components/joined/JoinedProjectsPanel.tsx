import { JOINED_TEXT } from '@contracts/joined-projects';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../../design/Panel';
import { lastJoinedQuery } from '../../api/joined';
import { openJoinedProjects } from '../../joinedProjects';
import { JoinedEntry } from './JoinedEntry';

/** The projects that the member joined last, and the way to all of them. */
export function JoinedProjectsPanel() {
  const { data, isPending, refetch } = useQuery(lastJoinedQuery);
  return (
    <Panel
      rows={data?.data}
      isPending={isPending}
      onRetry={() => void refetch()}
      failed={JOINED_TEXT.failed}
      empty={JOINED_TEXT.empty}
      keyOf={({ id }) => id}
      all={JOINED_TEXT.total(data?.total ?? 0)}
      onAll={openJoinedProjects}
    >
      {(project) => <JoinedEntry project={project} />}
    </Panel>
  );
}
