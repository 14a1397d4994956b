import { displayName } from '@contracts/accounts';
import { APPLICATION_TEXT, type ReceivedDetail } from '@contracts/job-applications';
import { IconChevronLeft, IconFileOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { deskPath } from '../addresses';
import { JOBS } from '../api/careers';
import { receivedOneQuery } from '../api/received';
import { Thread } from '../trail/Thread';
import { unsentName, useKeptText } from '../trail/useKeptText';
import { Answer } from './Answer';
import { Cv } from './Cv';
import { History } from './History';
import classes from './Opened.module.css';
import { OpenedHead } from './OpenedHead';
import { Rating } from './Rating';
import { TeamNotes } from './TeamNotes';
import { type DeskKeys, useDeskKeys } from './useDeskKeys';

interface Props {
  id: string;
  jobId: string;
  memberId: string;
}

/** One application, whole or while it loads, fails or is not there. */
export function Opened({ id, jobId, memberId }: Props) {
  const { data, error, refetch } = useQuery(receivedOneQuery(id));
  const keys = useDeskKeys();
  return (
    <section ref={keys.place} className={classes.opened} aria-label="Açık başvuru" tabIndex={-1}>
      <Link className={classes.back} to={deskPath(jobId)}>
        <IconChevronLeft aria-hidden="true" />
        Başvurular
      </Link>
      {data && <Shown application={data} memberId={memberId} keys={keys} />}
      {!data && !error && <PageSkeleton />}
      {!data && error && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
    </section>
  );
}

interface ShownProps {
  application: ReceivedDetail;
  memberId: string;
  keys: DeskKeys;
}

function Shown({ application, memberId, keys }: ShownProps) {
  const { id, applicant, given, messages, canWrite } = application;
  const name = displayName(applicant);
  const draft = unsentName(memberId, 'answer', id);
  const [text, setText] = useKeptText(draft);
  useRead();
  return (
    <>
      <OpenedHead application={application} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {given ? <Cv id={id} cv={given.cv} name={name} /> : <EmptyState icon={<IconFileOff />} title="İçerik silindi" text={APPLICATION_TEXT.destroyed} />}
          {messages.length > 0 && <Thread messages={messages} company={null} />}
          {canWrite && (
            <div className={classes.answer}>
              <Answer application={application} name={name} draft={draft} text={text} onText={setText} field={keys.answer} />
            </div>
          )}
          {given && !canWrite && <p className={classes.effect}>{APPLICATION_TEXT.cannotWrite}</p>}
        </div>
        <aside className={classes.side} aria-label="Değerlendirme">
          {given?.note && (
            <section>
              <h3>Başvuru notu</h3>
              <p className={classes.note}>{given.note}</p>
            </section>
          )}
          {given && <Rating application={application} place={keys.rating} />}
          <TeamNotes application={application} memberId={memberId} field={keys.note} onLeave={keys.leave} />
          <History application={application} />
        </aside>
      </div>
    </>
  );
}

/** Reading it changed what lists and counts say of it: once, since each application is drawn anew. */
function useRead(): void {
  const queries = useQueryClient();
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [...JOBS, 'applications', 'received', 'list'] });
    void queries.invalidateQueries({ queryKey: [...JOBS, 'own'] });
  }, [queries]);
}
