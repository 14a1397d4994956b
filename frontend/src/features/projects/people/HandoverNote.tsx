import { displayName } from '@contracts/accounts';
import type { Project } from '@contracts/projects';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { TimeAgo } from '../../../design/TimeAgo';
import { useAnswerHandover, useWithdrawHandover } from '../api/people';
import classes from './People.module.css';

/** That ownership is offered: for who offers it with the way back, for whom it is offered with the answer. */
export function HandoverNote({ project }: { project: Project }) {
  if (project.viewer.isOfferedOwnership) return <Offered project={project} />;
  return project.handover && <Offering projectId={project.id} handover={project.handover} />;
}

function Offering({ projectId, handover: { to, at } }: { projectId: string; handover: NonNullable<Project['handover']> }) {
  const withdrawing = useWithdrawHandover(projectId);
  return (
    <Callout tone="info" role="status">
      <p>
        Projeyi <bdi>{displayName(to)}</bdi> adlı üyeye devretmeyi teklif ettiniz (<TimeAgo at={at} />
        ). Kabul edene kadar projenin sahibi sizsiniz.
      </p>
      <div className={`${classes.ways} ${classes.under}`}>
        <Button size="small" busy={withdrawing.isPending && 'Geri alınıyor…'} onClick={() => withdrawing.mutate(undefined)}>
          Teklifi geri al
        </Button>
      </div>
    </Callout>
  );
}

function Offered({ project }: { project: Project }) {
  const accepting = useAnswerHandover(project.id, 'accept');
  const refusing = useAnswerHandover(project.id, 'reject');
  return (
    <Callout tone="info" role="status" title="Projenin sahipliği size teklif edildi">
      <p>
        Kabul ederseniz projenin yeni sahibi siz olursunuz
        {project.owner && (
          <>
            , <bdi>{displayName(project.owner)}</bdi> yönetici olarak kalır
          </>
        )}
        . Reddederseniz her şey olduğu gibi kalır.
      </p>
      <Failure of={accepting} />
      <Failure of={refusing} />
      <div className={`${classes.ways} ${classes.under}`}>
        <Button
          kind="primary"
          size="small"
          disabled={refusing.isPending}
          busy={accepting.isPending && 'Kabul ediliyor…'}
          onClick={() => accepting.mutate(undefined)}
        >
          Kabul et
        </Button>
        <Button size="small" disabled={accepting.isPending} busy={refusing.isPending && 'Reddediliyor…'} onClick={() => refusing.mutate(undefined)}>
          Reddet
        </Button>
      </div>
    </Callout>
  );
}
