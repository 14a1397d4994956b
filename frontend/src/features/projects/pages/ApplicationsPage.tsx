import { CODE } from '@contracts/envelope';
import { type ApplicationState, POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import type { Project } from '@contracts/projects';
import { IconInbox, IconLock } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { applicationsQuery, useSeenApplication } from '../api/helpWanted';
import { postingsQuery } from '../api/postings';
import { isInvitation, projectQuery } from '../api/project';
import { Application } from '../people/applications/Application';
import classes from '../people/applications/Applications.module.css';
import { inOrder } from '../people/applications/applicationWords';
import people from '../people/People.module.css';
import { isGoingOn, runs } from '../people/rights';

/** For owner and managers: who applied for a posting, new ones first, and what is answered. */
export function ApplicationsPage() {
  const { id = '', postingId = '' } = useParams();
  const { data: project, error, refetch } = useQuery(projectQuery(id));
  const postings = useQuery(postingsQuery(id));
  const posting = postings.data?.find((each) => each.id === postingId);
  usePageTitle(posting ? `Başvurular: ${posting.title}` : 'Başvurular');
  if (hasCode(error, CODE.notFound) || hasCode(error, CODE.gone)) return <NotTheirs id={null} text={messageOf(error)} />;
  const failed = (error && !project ? error : null) ?? (postings.isError && !postings.data ? postings.error : null);
  if (failed) return <ErrorState text={messageOf(failed)} onRetry={() => void Promise.all([refetch(), postings.refetch()])} />;
  if (!project || !postings.data) return <PageSkeleton />;
  if (isInvitation(project) || !runs(project.viewer.role)) return <NotTheirs id={id} text={POSTING_TEXT.notForApplicant} />;
  if (!posting) return <NotTheirs id={id} text={POSTING_TEXT.notFound} />;
  return (
    <Columns side={null}>
      <p className={people.about}>
        <Link to={paths.project(id)}>{project.title}</Link> · <Link to={paths.projectPosting(id, postingId)}>{posting.title}</Link>
      </p>
      <h1 className={classes.title}>Başvurular</h1>
      <Inbox project={project} posting={posting} />
    </Columns>
  );
}

function Inbox({ project, posting }: { project: Project; posting: Posting }) {
  const list = useInfiniteQuery(applicationsQuery(project.id, posting.id));
  const seen = useSeenApplication();
  const first = useRef(new Map<string, ApplicationState>());
  const listed = list.data ? rowsOf(list.data.pages) : [];
  for (const { id, state } of listed) if (!first.current.has(id)) first.current.set(id, state);
  const rows = inOrder(listed, first.current);
  return (
    <>
      <section className={card.card} aria-label={`Başvurular: ${posting.title}`}>
        {list.isPending && <LoadingState />}
        {list.isError && !list.data && <ErrorState text={POSTING_TEXT.applicationsFailed} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && <EmptyState icon={<IconInbox />} title="Henüz başvuru yok" text="Başvuran olunca size haber veririz." />}
        {rows.length > 0 && (
          <ul className={classes.list}>
            {rows.map((application) => (
              <Application
                key={application.id}
                application={application}
                posting={posting}
                isDecided={isGoingOn(project)}
                onOpened={() => seen.mutate(application.id)}
              />
            ))}
          </ul>
        )}
      </section>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

const NotTheirs = ({ id, text }: { id: string | null; text: string }) => (
  <EmptyState icon={<IconLock />} heading="h1" title="Başvurular gösterilemiyor" text={text}>
    <LinkButton kind="primary" to={id === null ? paths.projects() : paths.project(id)}>
      {id === null ? 'Projeler' : 'Projeye dön'}
    </LinkButton>
  </EmptyState>
);
