import { displayName } from '@contracts/accounts';
import { type InvitedProject, PROJECT_ROLE_LABEL, type ProjectRole } from '@contracts/projects';
import { useNavigate } from 'react-router-dom';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { paths } from '../../../paths';
import { useRespond } from '../api/project';
import classes from './Invitation.module.css';
import { ProjectCover } from './ProjectCover';

/** Takes an invitation up or turns it down; `onRefused` where nothing is left to be seen then. */
export function InviteAnswer({ invite, onRefused }: { invite: { id: string; role: ProjectRole }; onRefused?: () => void }) {
  const accept = useRespond(invite.id, 'accept');
  const reject = useRespond(invite.id, 'reject', onRefused);
  const isBusy = accept.isPending || reject.isPending;
  return (
    <div className={classes.ways}>
      <Button kind="primary" disabled={isBusy} busy={accept.isPending && 'Katılıyor...'} onClick={() => accept.mutate()}>
        Kabul et
      </Button>
      <Button disabled={isBusy} busy={reject.isPending && 'Reddediliyor…'} onClick={() => reject.mutate()}>
        Reddet
      </Button>
    </div>
  );
}

/** A private project as somebody sees it who is invited: what it is called, what it is about, and who asks them to join. */
export function Invitation({ project: { title, summary, cover_image_url, inviter, invite } }: { project: InvitedProject }) {
  const navigate = useNavigate();
  return (
    <article className={`${card.card} ${classes.page}`}>
      <div className={classes.cover}>
        <ProjectCover url={cover_image_url} early />
      </div>
      <div className={classes.words}>
        <p>
          <Chip tone="brand">Davet</Chip>
        </p>
        <h1>{title}</h1>
        <p className={classes.summary}>{summary}</p>
        <p className={classes.by}>
          <Avatar id={inviter.id} name={displayName(inviter)} picture={inviter.avatar} size="small" />
          <span>
            <AuthorName author={inviter} /> sizi bu projeye davet etti. Göreviniz: {PROJECT_ROLE_LABEL[invite.role]}
          </span>
        </p>
        <p className={classes.note}>Bu proje gizlidir; kabul ederseniz tamamını görürsünüz.</p>
        <InviteAnswer invite={invite} onRefused={() => void navigate(paths.projects(), { replace: true })} />
      </div>
    </article>
  );
}
