import { type OwnApplication, POSTING_TEXT } from '@contracts/help-wanted';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rowsOf } from '../../../../client/reads';
import { Button, LinkButton } from '../../../../design/Button';
import card from '../../../../design/Card.module.css';
import { EmptyState } from '../../../../design/EmptyState';
import { ErrorState } from '../../../../design/ErrorState';
import { LoadingState } from '../../../../design/LoadingState';
import { MoreButton } from '../../../../design/MoreButton';
import { TimeAgo } from '../../../../design/TimeAgo';
import { paths } from '../../../../paths';
import { ownApplicationsQuery } from '../../api/helpWanted';
import { ProjectCover } from '../../components/ProjectCover';
import { ApplicationState } from '../../components/postings/ApplicationState';
import { PostingState } from '../../components/postings/PostingState';
import { WithdrawDialog } from '../../components/postings/WithdrawDialog';
import people from '../People.module.css';
import { isWaiting } from './applicationWords';

const TITLE = 'own-applications-title';
/** In place of the title of a posting that the member may not read any more. */
const UNSEEN = 'Görünmeyen ilan';

/** For which postings the member applied, and what became of it. */
export function OwnApplications() {
  const list = useInfiniteQuery(ownApplicationsQuery);
  const rows = list.data ? rowsOf(list.data.pages) : [];
  return (
    <section className={people.part} aria-labelledby={TITLE}>
      <h2 id={TITLE}>Başvurularım</h2>
      <div className={card.card}>
        {list.isPending && <LoadingState />}
        {list.isError && !list.data && <ErrorState text={POSTING_TEXT.applicationsFailed} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <EmptyState icon={<IconSend />} title="Henüz başvurunuz yok" text="Yardım arayan projelere başvurduğunuzda nasıl sonuçlandığını burada görürsünüz.">
            <LinkButton to={paths.projects({ help_wanted_is_open: 'true' })}>Yardım arayan projeler</LinkButton>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className={people.rows}>
            {rows.map((application) => (
              <Row key={application.id} application={application} />
            ))}
          </ul>
        )}
      </div>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  );
}

function Row({ application }: { application: OwnApplication }) {
  const { id, state, message, created_at, posting, project } = application;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={people.row}>
      <div className={people.cover}>
        <ProjectCover url={project?.cover_image_url ?? null} of={project} />
      </div>
      <div className={people.who}>
        <b>{posting && project ? <Link to={paths.projectPosting(project.id, posting.id)}>{posting.title}</Link> : UNSEEN}</b>
        <ApplicationState state={state} />
        {posting && posting.status !== 'open' && isWaiting(application) && <PostingState status={posting.status} />}
        {message !== null && <p className={people.words}>{message}</p>}
        <span className={people.about}>
          {project ? <Link to={paths.project(project.id)}>{project.title}</Link> : 'Proje artık size açık değil'} · <TimeAgo at={created_at} />
        </span>
      </div>
      {isWaiting(application) && (
        <div className={people.ways}>
          <Button size="small" aria-label={`Geri çek: ${posting?.title ?? UNSEEN}`} onClick={() => setAsking(true)}>
            Geri çek
          </Button>
        </div>
      )}
      {isAsking && <WithdrawDialog applicationId={id} title={posting?.title ?? null} onClose={() => setAsking(false)} />}
    </li>
  );
}
