import { POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import type { Project } from '@contracts/projects';
import { Skeleton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMember } from '../../../../client/session';
import card from '../../../../design/Card.module.css';
import { EmptyState } from '../../../../design/EmptyState';
import { ErrorState } from '../../../../design/ErrorState';
import { marksQuery, postingsQuery } from '../../api/postings';
import { isGoingOn, runs } from '../../people/rights';
import { Section } from '../Section';
import { useShownPart } from '../useShownPart';
import { mayGuestApply, OwnApplication } from './OwnApplication';
import { PostingItem } from './PostingItem';
import classes from './PostingItem.module.css';

interface Props {
  project: Project;
  /** What its people do with a posting, and how they open one; nothing for everybody else. */
  tools?: (posting: Posting, unseen: number | null) => ReactNode;
  create?: ReactNode;
}

/** The help that a project wants, or wanted: what is open stands first, as the server has it. */
export function Postings({ project, tools, create }: Props) {
  const list = useQuery(postingsQuery(project.id));
  const member = useMember();
  const rows = list.data ?? [];
  const mine = useQuery(
    marksQuery(
      member?.id,
      rows.map(({ id }) => id),
    ),
  );
  useShownPart('posting-', rows.length > 0);
  const marksOf = (posting: Posting) => mine.data?.find(({ id }) => id === posting.id);
  const first = rows.find((posting) => (member ? marksOf(posting)?.mayApply && !marksOf(posting)?.application : mayGuestApply(posting, project)));
  const { open, total } = project.postings;
  return (
    <Section id="postings" title="Yardım ilanları" aside={total > 0 && `${open} açık · ${total} ilan`} tools={create}>
      <div className={card.card}>
        {list.isPending && <Waiting />}
        {list.isError && !list.data && <ErrorState text={POSTING_TEXT.listFailed} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && <EmptyState icon={<IconUsers />} heading="h2" title="Yardım ilanı yok" text={emptyText(project)} />}
        {rows.map((posting) => {
          const marks = marksOf(posting);
          return (
            <PostingItem key={posting.id} posting={posting} known={project.viewer.role ? [] : (marks?.known ?? [])}>
              {tools?.(posting, marks?.unseen ?? null)}
              <OwnApplication posting={posting} project={project} marks={marks} isKnown={mine.isSuccess} isFirst={posting.id === first?.id} />
            </PostingItem>
          );
        })}
      </div>
    </Section>
  );
}

function emptyText(project: Project): string {
  const { role, isFollowing } = project.viewer;
  if (runs(role) && isGoingOn(project)) return 'Kime ihtiyacınız olduğunu bir ilanla duyurun.';
  const isOffered = role === null && !isFollowing && isGoingOn(project);
  return isOffered ? 'Projeyi takip ederseniz yeni bir ilan açıldığında haber alırsınız.' : 'Bu proje şu anda kimseyi aramıyor.';
}

const ROWS = ['a', 'b'];

const Waiting = () => (
  <div role="status" aria-label="Yükleniyor...">
    {ROWS.map((row) => (
      <div key={row} className={classes.posting}>
        <Skeleton height="var(--s5)" width="50%" />
        <Skeleton height="var(--s4)" width="90%" mt="var(--s2)" />
        <Skeleton height="var(--s5)" width="40%" mt="var(--s2)" />
      </div>
    ))}
  </div>
);
