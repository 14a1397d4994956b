import { displayName } from '@contracts/accounts';
import { type OwnProjectInvite, PEOPLE_TEXT } from '@contracts/project-people';
import { PROJECT_ROLE_LABEL } from '@contracts/projects';
import { IconMailOpened } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import card from '../../../design/Card.module.css';
import { longDate } from '../../../design/dates';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { focusOn } from '../../../design/focusOn';
import { LoadingState } from '../../../design/LoadingState';
import { paths } from '../../../paths';
import { ownInvitesQuery } from '../api/projects';
import { InviteAnswer } from '../components/InviteAnswer';
import { ProjectCover } from '../components/ProjectCover';
import classes from './People.module.css';

const TITLE = 'own-invites-title';

/** Into which projects the member is asked. */
export function OwnInvites() {
  const { data: invites, isPending, isError, refetch } = useQuery(ownInvitesQuery);
  return (
    <section className={classes.part} aria-labelledby={TITLE}>
      <h2 id={TITLE} tabIndex={-1}>
        Gelen davetler
      </h2>
      <div className={card.card}>
        {isPending && <LoadingState />}
        {isError && !invites && <ErrorState text={PEOPLE_TEXT.invitesFailed} onRetry={() => void refetch()} />}
        {invites?.length === 0 && (
          <EmptyState icon={<IconMailOpened />} title="Bekleyen davetiniz yok" text="Bir projeye davet edilirseniz burada görürsünüz." />
        )}
        {invites && invites.length > 0 && (
          <ul className={classes.rows}>
            {invites.map((invite) => (
              <Invite key={invite.id} invite={invite} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Invite({ invite: { id, role, project, inviter, expires_at } }: { invite: OwnProjectInvite }) {
  const onDone = () => focusOn(TITLE);
  return (
    <li className={classes.row}>
      <div className={classes.cover}>
        <ProjectCover url={project.cover_image_url} of={project} />
      </div>
      <div className={classes.who}>
        <b>
          <Link to={paths.project(project.id)}>{project.title}</Link>
        </b>
        <p className={classes.words}>{project.summary}</p>
        <span className={classes.about}>
          <bdi>{displayName(inviter)}</bdi> sizi davet etti · göreviniz: {PROJECT_ROLE_LABEL[role]} · {longDate(expires_at)} gününe kadar geçerli
        </span>
      </div>
      <div className={classes.ways}>
        <InviteAnswer inviteId={id} about={project.title} isSmall onDone={onDone} />
      </div>
    </li>
  );
}
