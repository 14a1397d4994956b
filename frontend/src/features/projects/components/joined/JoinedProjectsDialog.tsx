import { JOINED_TEXT } from '@contracts/joined-projects';
import { IconRocket } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../../client/reads';
import { Dialog } from '../../../../design/Dialog';
import { EmptyState } from '../../../../design/EmptyState';
import { ErrorState } from '../../../../design/ErrorState';
import { MoreButton } from '../../../../design/MoreButton';
import panel from '../../../../design/PanelList.module.css';
import { PanelWaiting } from '../../../../design/PanelWaiting';
import { joinedQuery } from '../../api/joined';
import { closeJoinedProjects } from '../../joinedProjects';
import { JoinedEntry } from './JoinedEntry';

/** All projects that the member is in. */
export function JoinedProjectsDialog() {
  const list = useInfiniteQuery({ ...joinedQuery, refetchOnMount: 'always' });
  const rows = list.data ? rowsOf(list.data.pages) : [];
  return (
    <Dialog title={JOINED_TEXT.title} size="lg" fillsPhone onClose={closeJoinedProjects}>
      {list.isPending && <PanelWaiting />}
      {list.isError && !list.data && <ErrorState text={JOINED_TEXT.failed} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <EmptyState icon={<IconRocket />} title={JOINED_TEXT.empty} />}
      <ul className={panel.list}>
        {rows.map((project) => (
          <li key={project.id}>
            <JoinedEntry project={project} onGo={closeJoinedProjects} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Dialog>
  );
}
