import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../design/Button';
import { CountBadge } from '../../../design/CountBadge';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { ownInvitesQuery } from '../api/projects';
import classes from './OwnProjectsLink.module.css';

const LABEL = 'Davetler ve başvurular';

/** The way to the member's invitations and applications, and how many invitations wait for an answer. */
export function OwnProjectsLink() {
  const { data: { length: waiting } = { length: 0 } } = useQuery(ownInvitesQuery);
  return (
    <LinkButton
      kind="quiet"
      className={classes.way}
      to={paths.ownProjects}
      title={LABEL}
      aria-label={waiting > 0 ? `${LABEL}, ${turkishNumber(waiting)} davet bekliyor` : LABEL}
    >
      <IconInbox className={classes.icon} aria-hidden="true" />
      <span className={classes.words}>{LABEL}</span>
      {waiting > 0 && <CountBadge count={waiting} className={classes.count} />}
    </LinkButton>
  );
}
