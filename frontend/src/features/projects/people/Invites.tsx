import { displayName } from '@contracts/accounts';
import { PEOPLE_LIMITS, type ProjectInviteRow } from '@contracts/project-people';
import type { Project } from '@contracts/projects';
import { IconBell, IconMail, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { longDate, sinceDay } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { focusOn } from '../../../design/focusOn';
import { LoadingState } from '../../../design/LoadingState';
import { invitesQuery, useRemindInvite, useWithdrawInvite } from '../api/people';
import { RoleBadge } from '../components/RoleBadge';
import { InviteForm } from './InviteForm';
import classes from './People.module.css';
import { isGoingOn, runs } from './rights';

const TITLE = 'project-invites-title';

/** For owner and managers: who is asked into the project, and asking more of them. */
export function Invites({ project }: { project: Project }) {
  const { id, viewer } = project;
  const isRun = runs(viewer.role) && isGoingOn(project);
  const { data: invites, isPending, error, refetch } = useQuery({ ...invitesQuery(id), enabled: isRun });
  if (!isRun) return null;
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby={TITLE}>
      <h3 id={TITLE} tabIndex={-1}>
        Davet et
      </h3>
      <InviteForm projectId={id} role={viewer.role} />
      {isPending && <LoadingState />}
      {error && !invites && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      {invites && invites.length > 0 && (
        <>
          <h4>Bekleyen davetler</h4>
          <ul className={classes.rows} aria-label="Bekleyen davetler">
            {invites.map((invite) => (
              <Waiting key={invite.id} invite={invite} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Waiting({ invite }: { invite: ProjectInviteRow }) {
  const { id, member, email, role, inviter, expires_at } = invite;
  const reminding = useRemindInvite(id);
  const withdrawing = useWithdrawInvite(id);
  const name = member ? displayName(member) : (email ?? '');
  const mayRemind = invite.remind_from !== null && Date.parse(invite.remind_from) <= Date.now();
  return (
    <li className={classes.row}>
      {member ? <Avatar id={member.id} name={name} picture={member.avatar} /> : <IconMail className={classes.mail} aria-hidden="true" />}
      <div className={classes.who}>
        <b>{member ? <AuthorName author={member} /> : <bdi>{email}</bdi>}</b>
        <RoleBadge role={role} />
        <span className={classes.about}>
          <bdi>{displayName(inviter)}</bdi> davet etti · {longDate(expires_at)} gününe kadar geçerli · {remindedWords(invite)}
        </span>
      </div>
      <div className={classes.ways}>
        {mayRemind && (
          <Button
            size="small"
            icon={<IconBell aria-hidden="true" />}
            aria-label={`Hatırlat: ${name}`}
            busy={reminding.isPending && 'Hatırlatılıyor…'}
            onClick={() => reminding.mutate(undefined)}
          >
            Hatırlat
          </Button>
        )}
        <Button
          size="small"
          icon={<IconX aria-hidden="true" />}
          aria-label={`Daveti geri al: ${name}`}
          busy={withdrawing.isPending && 'Geri alınıyor…'}
          onClick={() => withdrawing.mutate(undefined, { onSuccess: () => focusOn(TITLE) })}
        >
          Geri al
        </Button>
      </div>
    </li>
  );
}

/** How often it was said again, and when it may be once more. */
export function remindedWords({ reminders, remind_from }: Pick<ProjectInviteRow, 'reminders' | 'remind_from'>, now = Date.now()): string {
  const said = reminders === 0 ? 'henüz hatırlatılmadı' : `${reminders} kez hatırlatıldı`;
  if (remind_from === null) return reminders >= PEOPLE_LIMITS.reminders ? `${said}, daha fazla hatırlatılamaz` : said;
  return Date.parse(remind_from) > now ? `${said}, ${sinceDay(longDate(remind_from))} itibaren hatırlatılabilir` : said;
}
