import { displayName } from '@contracts/accounts';
import { type InvitedProject, PROJECT_ROLE_LABEL } from '@contracts/projects';
import { useNavigate } from 'react-router-dom';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { paths } from '../../../paths';
import classes from './Invitation.module.css';
import { InviteAnswer } from './InviteAnswer';
import { ProjectCover } from './ProjectCover';

/** A private project as somebody sees it who is invited: what it is called, what it is about, and who asks them to join. */
export function Invitation({ project }: { project: InvitedProject }) {
  const { title, summary, cover_image_url, inviter, invite } = project;
  const navigate = useNavigate();
  return (
    <article className={`${card.card} ${classes.page}`}>
      <div className={classes.cover}>
        <ProjectCover url={cover_image_url} of={project} early />
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
        <InviteAnswer inviteId={invite.id} onRefused={() => void navigate(paths.projects(), { replace: true })} />
      </div>
    </article>
  );
}
