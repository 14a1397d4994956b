import { JOB_STATE_LABEL, type JobRow } from '@contracts/jobs';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Kbd } from '../../../design/Kbd';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { deskPath } from '../addresses';
import { useRenewJob } from '../api/saveJob';
import { daysLeftWords } from '../components/daysLeft';
import { Colleagues } from './Colleagues';
import classes from './DeskJobs.module.css';
import { TemplatesDoor } from './Templates';

interface Props {
  own: readonly JobRow[];
  others: readonly JobRow[];
  jobId: string;
  more: { load: () => void; isLoading: boolean } | null;
  memberId: string;
}

/** The member's own listings and those whose team they are in: how each stands and what is new in it. */
export const DeskJobs = ({ own, others, jobId, more, memberId }: Props) => (
  <aside className={classes.jobs} aria-label="İlanlarım">
    <div className={classes.head}>
      <h2>İlanlarım</h2>
      <Link to={paths.newJob} className={classes.plus} aria-label="Yeni İş İlanı Oluştur" title="Yeni İş İlanı Oluştur">
        <IconPlus aria-hidden="true" />
      </Link>
    </div>
    <JobList jobs={own} jobId={jobId} />
    {more && (
      <Button size="small" kind="quiet" busy={more.isLoading && 'Yükleniyor...'} onClick={more.load}>
        Daha fazla
      </Button>
    )}
    {others.length > 0 && (
      <>
        <h3 className={classes.others}>Ekibinde olduğunuz ilanlar</h3>
        <JobList jobs={others} jobId={jobId} />
      </>
    )}
    <TemplatesDoor />
    <Colleagues key={jobId} jobId={jobId} isOwn={own.some(({ id }) => id === jobId)} memberId={memberId} />
    <p className={classes.keys} aria-hidden="true">
      <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>x</Kbd> seç
      <br />
      <Kbd>1</Kbd>–<Kbd>5</Kbd> puan · <Kbd>n</Kbd> not
      <br />
      <Kbd>r</Kbd> yanıt · <Kbd>?</Kbd> tümü
    </p>
  </aside>
);

const JobList = ({ jobs, jobId }: { jobs: readonly JobRow[]; jobId: string }) => (
  <ul className={classes.list}>
    {jobs.map((job) => (
      <DeskJob key={job.id} job={job} isOpen={job.id === jobId} />
    ))}
  </ul>
);

function DeskJob({ job, isOpen }: { job: JobRow; isOpen: boolean }) {
  const { id, title, state, apply_until, viewer } = job;
  const unseen = viewer.received?.unseen ?? 0;
  const renewing = useRenewJob(id);
  const left = state === 'open' ? daysLeftWords(apply_until) : null;
  return (
    <li className={classes.job} data-open={isOpen || undefined}>
      <Link to={deskPath(id)} aria-current={isOpen ? 'true' : undefined}>
        <b>{title}</b>
        <span className={classes.state}>
          {JOB_STATE_LABEL[state]}
          {left && ` · ${left}`}
          {unseen > 0 && <span className={classes.new}>{turkishNumber(unseen)} yeni</span>}
        </span>
      </Link>
      {state === 'expired' && viewer.isOwner && (
        <Button size="small" kind="quiet" aria-label={`İlanı yenile: ${title}`} busy={renewing.isPending && 'Yenileniyor…'} onClick={() => renewing.mutate({})}>
          Yenile
        </Button>
      )}
    </li>
  );
}
