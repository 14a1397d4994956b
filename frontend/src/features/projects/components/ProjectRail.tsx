import { displayName } from '@contracts/accounts';
import type { ProjectMember } from '@contracts/project-people';
import type { Project } from '@contracts/projects';
import { IconCode, IconMessage, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useOpenChat } from '../../../calls/useOpenChat';
import { useBlocked } from '../../../client/blockedMembers';
import { useMember } from '../../../client/session';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { PanelEntry } from '../../../design/PanelEntry';
import { paths } from '../../../paths';
import { membersQuery, similarQuery } from '../api/project';
import { ProjectCover } from './ProjectCover';
import classes from './ProjectRail.module.css';
import { RoleBadge } from './RoleBadge';

const SHOWN_MEMBERS = 6;

/** Beside the parts of a project: who makes it, where else it is, and what is like it. */
export const ProjectRail = ({ project, withMembers }: { project: Project; withMembers: boolean }) => (
  <>
    {withMembers && <Members project={project} />}
    <ToOwner project={project} />
    <Links project={project} />
    <Similar id={project.id} />
  </>
);

export const MemberRow = ({ member: { user, role } }: { member: ProjectMember }) => (
  <>
    <Avatar id={user.id} name={displayName(user)} picture={user.avatar} />
    <span className={classes.name}>
      <AuthorName author={user} />
    </span>
    <RoleBadge role={role} />
  </>
);

/** What cannot be had is left out: the part with all members says why. */
function Members({ project: { id, members } }: { project: Project }) {
  const { data = [] } = useQuery(membersQuery(id));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="rail-members">
      <h2 id="rail-members">
        Üyeler <small>{turkishNumber(members)}</small>
      </h2>
      <ul>
        {data.slice(0, SHOWN_MEMBERS).map((member) => (
          <li key={member.user_id} className={classes.member}>
            <MemberRow member={member} />
          </li>
        ))}
      </ul>
      {data.length > SHOWN_MEMBERS && (
        <Link to={paths.project(id, 'members')} preventScrollReset className={classes.all}>
          Tüm üyeler
        </Link>
      )}
    </section>
  );
}

/** Writes to whoever owns it; not to oneself, nor to somebody whom one has blocked. */
function ToOwner({ project: { owner } }: { project: Project }) {
  const member = useMember();
  const isBlocked = useBlocked();
  const openChat = useOpenChat();
  if (!owner || owner.id === member?.id || isBlocked(owner.id)) return null;
  return (
    <Button icon={<IconMessage aria-hidden="true" />} wide onClick={() => openChat(owner.id)}>
      Sahibine mesaj gönder
    </Button>
  );
}

/** 'kod.example/ortak-takvim' */
const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** 'ortaktakvim.example': where a link leads, whatever it is called. */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

function Links({ project: { links, repository_url } }: { project: Project }) {
  if (links.length === 0 && !repository_url) return null;
  return (
    <section aria-labelledby="rail-links">
      <h2 id="rail-links">Bağlantılar</h2>
      <ul>
        {repository_url && (
          <li>
            <a href={repository_url} rel="noopener nofollow ugc" target="_blank" className={classes.link}>
              <IconCode aria-hidden="true" />
              <span>
                <span className="visually-hidden">Depo: </span>
                {shortAddress(repository_url)}
              </span>
            </a>
          </li>
        )}
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow ugc" target="_blank" title={shortAddress(url)} className={classes.link}>
              <IconWorld aria-hidden="true" />
              <span>
                <bdi>{label}</bdi> <span className={classes.host}>{hostOf(url)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing is offered of those whom the reader has blocked. */
function Similar({ id }: { id: string }) {
  const isBlocked = useBlocked();
  const { data = [] } = useQuery(similarQuery(id));
  const similar = data.filter(({ owner }) => !isBlocked(owner?.id));
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="rail-similar" className={classes.similar}>
      <h2 id="rail-similar">Benzer projeler</h2>
      <ul>
        {similar.map((project) => (
          <li key={project.id}>
            <PanelEntry to={paths.project(project.id)} cover={<ProjectCover url={project.cover_image_url} of={project} />} title={project.title}>
              {project.stage_label} · {turkishNumber(project.members)} üye
            </PanelEntry>
          </li>
        ))}
      </ul>
    </section>
  );
}
