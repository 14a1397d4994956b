import { JOB_LIMITS } from '@contracts/job-writing';
import { JOB_STATE_LABEL, type Job } from '@contracts/jobs';
import { IconEdit, IconLockOpen, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../../design/Button';
import { shortDay } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { deskPath } from '../../addresses';
import { useRenewJob, useReopenJob } from '../../api/saveJob';
import { DeleteJob } from '../../components/DeleteJob';
import { daysLeftWords } from '../../components/daysLeft';
import { takesApplications } from '../../components/rowWords';
import { useWritingWay } from '../../writing/writingWay';
import { CloseDialog } from './CloseDialog';
import classes from './OwnerCard.module.css';
import { RenewDialog } from './RenewDialog';

type Asked = 'close' | 'delete' | 'renew';

/** What its owner does with a listing, in the place where others apply. */
export function OwnerCard({ job }: { job: Job }) {
  const navigate = useNavigate();
  const writing = useWritingWay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, state, hidden, held, viewer, apply_until } = job;
  const left = takesApplications(job) && daysLeftWords(apply_until);
  const close = () => setAsked(null);
  return (
    <section className={classes.card} aria-labelledby="own-job">
      <div>
        <h2 id="own-job">{state === 'open' && (hidden || held) ? 'Yayında değil' : JOB_STATE_LABEL[state]}</h2>
        <p className={classes.note}>
          {state === 'open' && (hidden || held)
            ? 'Yayında olmadığı sürece başvuru alınmaz.'
            : state === 'open'
              ? `Son başvuru ${shortDay(apply_until)}${left ? ` · ${left}` : ''}`
              : 'Yeni başvuru alınmıyor; gelen başvurular duruyor.'}
        </p>
        <Link className={classes.received} to={deskPath(id)}>
          {viewer.received ? `${turkishNumber(viewer.received.all)} başvuru` : 'Başvurular'}
          {viewer.received && viewer.received.unseen > 0 && `, ${turkishNumber(viewer.received.unseen)} yeni`}
        </Link>
      </div>
      {!hidden && (
        <Button kind="primary" size="large" wide icon={<IconEdit aria-hidden="true" />} onClick={() => writing.edit()}>
          İlanı Düzenle
        </Button>
      )}
      <div className={classes.ways}>
        <Life job={job} onClose={() => setAsked('close')} onRenew={() => setAsked('renew')} />
        <Button size="small" kind="quiet" className={classes.danger} icon={<IconTrash aria-hidden="true" />} onClick={() => setAsked('delete')}>
          İlanı Sil
        </Button>
      </div>
      {asked === 'close' && <CloseDialog jobId={id} onClose={close} />}
      {asked === 'renew' && <RenewDialog job={job} onClose={close} />}
      {asked === 'delete' && <DeleteJob id={id} onClose={close} onDeleted={() => void navigate(paths.careers, { replace: true })} />}
    </section>
  );
}

/** Closes it, opens it again, or has it open for another while. */
function Life({ job: { id, state, hidden, held }, onClose, onRenew }: { job: Job; onClose: () => void; onRenew: () => void }) {
  const reopening = useReopenJob(id);
  const renewing = useRenewJob(id);
  return (
    <>
      {(state === 'closed' || state === 'filled') && (
        <Button size="small" icon={<IconLockOpen aria-hidden="true" />} busy={reopening.isPending && 'Açılıyor…'} onClick={() => reopening.mutate()}>
          Yeniden aç
        </Button>
      )}
      {(state === 'expired' || state === 'open') && !hidden && !held && (
        <Button
          size="small"
          icon={<IconRefresh aria-hidden="true" />}
          busy={renewing.isPending && 'Yenileniyor…'}
          onClick={() => (state === 'open' ? onRenew() : renewing.mutate({}))}
        >
          {`${JOB_LIMITS.openDays} gün yenile`}
        </Button>
      )}
      {state === 'open' && (
        <Button size="small" onClick={onClose}>
          İlanı kapat
        </Button>
      )}
    </>
  );
}
