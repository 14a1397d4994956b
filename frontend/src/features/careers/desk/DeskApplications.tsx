import { displayName } from '@contracts/accounts';
import { APPLICATION_STATE_LABEL, type ApplicationState } from '@contracts/job-application-states';
import { APPLICATION_LIMITS, type ReceivedApplication } from '@contracts/job-applications';
import type { JobRow } from '@contracts/jobs';
import { IconChevronLeft, IconInbox, IconStarFilled } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { deskPath } from '../addresses';
import { jobQuery } from '../api/job';
import { receivedQuery } from '../api/received';
import { AnswerMany, type Sending } from './AnswerMany';
import classes from './DeskApplications.module.css';
import { type Group, grouped, groupWords } from './groups';
import { useOpening } from './useOpening';

interface Props {
  /** Null where it is a colleague's. */
  job: JobRow | null;
  jobId: string;
  openedId: string | null;
}

/** Who applied to the chosen listing, by how their applications stand. */
export function DeskApplications({ job, jobId, openedId }: Props) {
  const place = useRef<HTMLElement>(null);
  useOpening(place, openedId);
  const list = useInfiniteQuery(receivedQuery(jobId));
  const [first] = useState(() => new Map<string, ApplicationState>());
  const rows = list.data ? rowsOf(list.data.pages) : [];
  for (const { id, state } of rows) if (!first.has(id)) first.set(id, state);
  const groups = grouped(rows, first);
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const [chosenIds, setChosen] = useState<readonly string[]>([]);
  const [isAnswering, setAnswering] = useState(false);
  const [tried, setTried] = useState<readonly Sending[]>([]);
  const chosen = rows.filter(({ id }) => chosenIds.includes(id));
  const [isCut, setCut] = useState(false);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const wanted = [...chosenIds.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])];
    setChosen(wanted.slice(0, APPLICATION_LIMITS.bulk));
    setCut(wanted.length > APPLICATION_LIMITS.bulk);
  };
  const chooseNobody = () => choose(chosenIds, false);
  return (
    <section ref={place} className={classes.applications} aria-label="Başvurular">
      <header className={classes.top}>
        <Link className={classes.back} to={deskPath()}>
          <IconChevronLeft aria-hidden="true" />
          İlanlarım
        </Link>
        <Title job={job} jobId={jobId} />
        {list.data && <p>{turkishNumber(total)} başvuru</p>}
        {groups.length > 0 && <Bar groups={groups} />}
        <p role="status">{isCut && `Bir seferde en çok ${turkishNumber(APPLICATION_LIMITS.bulk)} başvuru seçilebilir; kalanlar seçilmedi.`}</p>
      </header>
      {chosen.length > 0 && (
        <div className={classes.chosen}>
          <Button size="small" kind="primary" aria-haspopup="dialog" onClick={() => setAnswering(true)}>
            {`${turkishNumber(chosen.length)} kişiyi yanıtla`}
          </Button>
          <Button size="small" kind="quiet" onClick={chooseNobody}>
            Seçimi kaldır
          </Button>
        </div>
      )}
      {list.isPending && <LoadingState />}
      {list.isError && !list.data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <EmptyState icon={<IconInbox />} title="Henüz başvuru yok" text="Başvuran olunca size haber veririz." />}
      {groups.map(({ state, rows: inGroup }) => (
        <section key={state} aria-labelledby={`desk-${state}`}>
          <h3 id={`desk-${state}`} className={classes.group}>
            <span className={classes.dot} data-state={state} aria-hidden="true" />
            {APPLICATION_STATE_LABEL[state]} <span>{turkishNumber(inGroup.length)}</span>
            {state !== 'withdrawn' && (
              <Choice
                label={`Hepsini seç: ${APPLICATION_STATE_LABEL[state]}`}
                isChosen={inGroup.every(({ id }) => chosenIds.includes(id))}
                onChoose={(isChosen) =>
                  choose(
                    inGroup.map(({ id }) => id),
                    isChosen,
                  )
                }
              />
            )}
          </h3>
          <ul className={classes.rows}>
            {inGroup.map((row) => (
              <Row
                key={row.id}
                row={row}
                isOpen={row.id === openedId}
                isChosen={chosenIds.includes(row.id)}
                onChoose={(isChosen) => choose([row.id], isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {isAnswering && (
        <AnswerMany
          jobId={jobId}
          chosen={chosen}
          tried={tried}
          onTry={setTried}
          onClose={() => setAnswering(false)}
          onDone={() => {
            setAnswering(false);
            setTried([]);
            chooseNobody();
          }}
        />
      )}
    </section>
  );
}

interface Choosing {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const Choice = ({ label, isChosen, onChoose }: Choosing & { label: string }) => (
  <label className={classes.choice}>
    <input type="checkbox" aria-label={label} checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
  </label>
);

function Title({ job, jobId }: Pick<Props, 'job' | 'jobId'>) {
  const { data } = useQuery({ ...jobQuery(jobId), enabled: job === null });
  const title = job?.title ?? data?.title;
  return (
    <h2>
      <Link to={paths.job(jobId)}>{title ?? 'İlan'}</Link>
    </h2>
  );
}

const Bar = ({ groups }: { groups: readonly Group[] }) => (
  <div className={classes.bar} role="img" aria-label={groupWords(groups)}>
    {groups.map(({ state, rows }) => (
      <i key={state} data-state={state} style={{ flexGrow: rows.length }} />
    ))}
  </div>
);

function Row({ row, isOpen, ...choosing }: Choosing & { row: ReceivedApplication; isOpen: boolean }) {
  const { id, job_id, applicant, headline, state, applied_at, rating, isUnseen, hasNews } = row;
  const name = displayName(applicant);
  return (
    <li
      className={classes.row}
      data-application={id}
      data-open={isOpen || undefined}
      data-new={isUnseen || hasNews || undefined}
      data-over={state === 'withdrawn' || undefined}
    >
      <Link to={deskPath(job_id, id)} aria-current={isOpen ? 'true' : undefined}>
        <Avatar id={applicant?.id ?? id} name={name} picture={applicant?.avatar ?? null} size="small" />
        <span className={classes.who}>
          <b>{name}</b>
          <small>{state === 'withdrawn' ? 'CV silindi, yalnızca kayıt duruyor' : headline}</small>
        </span>
        <span className={classes.aside}>
          <TimeAgo at={applied_at} />
          {rating !== null && (
            <span className={classes.rating}>
              <IconStarFilled aria-hidden="true" />
              <span className="visually-hidden">Puan </span>
              {turkishNumber(rating)}
            </span>
          )}
          {isUnseen && <span className={classes.mark}>yeni</span>}
          {!isUnseen && hasNews && <span className={classes.mark}>yanıt</span>}
        </span>
      </Link>
      {state !== 'withdrawn' && <Choice label={`Seç: ${name}`} {...choosing} />}
    </li>
  );
}
