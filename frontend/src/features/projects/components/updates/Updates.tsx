import { type ProjectUpdate, UPDATE_TEXT } from '@contracts/project-updates';
import type { Project } from '@contracts/projects';
import { Skeleton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messageOf } from '../../../../client/apiError';
import { rowsOf } from '../../../../client/reads';
import { useMember } from '../../../../client/session';
import card from '../../../../design/Card.module.css';
import { EmptyState } from '../../../../design/EmptyState';
import { ErrorState } from '../../../../design/ErrorState';
import { MoreButton } from '../../../../design/MoreButton';
import { turkishNumber } from '../../../../design/numbers';
import { paths, updateAnchor } from '../../../../paths';
import { likedUpdatesQuery, updateQuery, updatesQuery, useLiveLikes } from '../../api/updates';
import { isGoingOn, mayTell } from '../../people/rights';
import { Section } from '../Section';
import { useShownPart } from '../useShownPart';
import { UpdateItem } from './UpdateItem';
import classes from './Updates.module.css';

/** So many stand among the other parts of a project. */
const FIRST = 2;
const ANCHOR = updateAnchor('');

interface Props {
  project: Project;
  /** Only the newest, with the way to all of them. */
  isShort?: boolean;
  /** Above the list: where its members write one. */
  write?: ReactNode;
  /** What its author, or who leads the project, does with one. */
  tools?: (update: ProjectUpdate) => ReactNode;
}

/** What a project tells of itself. */
export function Updates({ project, isShort = false, write, tools }: Props) {
  const { id, updates } = project;
  const list = useInfiniteQuery(updatesQuery(id));
  const member = useMember();
  useLiveLikes(id);
  const all = list.data ? rowsOf(list.data.pages) : [];
  const named = useNamed(id, list.isSuccess && !isShort ? all : null);
  const rows = isShort ? all.slice(0, FIRST) : [...named.older, ...all];
  useShownPart(ANCHOR, named.isThere);
  const liked = useQuery(
    likedUpdatesQuery(
      member?.id,
      rows.map((update) => update.id),
    ),
  ).data?.liked;
  return (
    <Section
      id="updates"
      title="Güncellemeler"
      aside={
        isShort &&
        updates > FIRST && (
          <Link to={paths.project(id, 'updates')} preventScrollReset>
            {turkishNumber(updates)} güncellemenin tümü
          </Link>
        )
      }
    >
      {write}
      <div className={card.card}>
        {list.isPending && <Waiting />}
        {list.isError && !list.data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && <EmptyState icon={<IconSpeakerphone />} title={UPDATE_TEXT.none} text={noneYet(project)} />}
        {rows.map((update) => (
          <UpdateItem key={update.id} update={update} isLiked={liked?.includes(update.id) ?? false} tools={tools?.(update)} />
        ))}
      </div>
      {!isShort && list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Section>
  );
}

/** What follows from there being none, for whoever looks. */
function noneYet(project: Project): string | undefined {
  if (mayTell(project)) return 'Neler yaptığınızı yazın; takipçileriniz haberdar olsun.';
  const { role, isFollowing } = project.viewer;
  return role !== null || isFollowing || !isGoingOn(project) ? undefined : 'Projeyi takip ederseniz ilk güncellemeyi kaçırmazsınız.';
}

/** The update in the address: where it is not among those that are listed, it stands before them. */
function useNamed(projectId: string, listed: ProjectUpdate[] | null): { older: ProjectUpdate[]; isThere: boolean } {
  const { hash } = useLocation();
  const id = hash.startsWith(`#${ANCHOR}`) ? hash.slice(ANCHOR.length + 1) : '';
  const isListed = listed?.some((update) => update.id === id) ?? false;
  const { data } = useQuery({ ...updateQuery(id), enabled: id !== '' && listed !== null && !isListed });
  const older = data && !isListed && data.projectId === projectId ? [data] : [];
  return { older, isThere: isListed || older.length > 0 };
}

const ROWS = ['a', 'b'];

const Waiting = () => (
  <div role="status" aria-label="Yükleniyor...">
    {ROWS.map((row) => (
      <div key={row} className={classes.update}>
        <Skeleton height="var(--s5)" width="40%" />
        <Skeleton height="var(--s4)" width="90%" mt="var(--s2)" />
        <Skeleton height="var(--s4)" width="70%" mt="var(--s2)" />
      </div>
    ))}
  </div>
);
