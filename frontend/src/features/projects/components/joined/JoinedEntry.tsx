import type { JoinedProject } from '@contracts/projects';
import { longDate } from '../../../../design/dates';
import { PanelEntry } from '../../../../design/PanelEntry';
import { paths } from '../../../../paths';
import { ProjectCover } from '../ProjectCover';
import { RoleBadge } from '../RoleBadge';
import classes from './JoinedEntry.module.css';

/** A project that the member is in, with what they are there. */
export const JoinedEntry = ({
  project,
  project: { id, title, summary, cover_image_url, member_role, created_at },
  onGo,
}: {
  project: JoinedProject;
  onGo?: () => void;
}) => (
  <PanelEntry to={paths.project(id)} cover={<ProjectCover url={cover_image_url} of={project} />} title={title} onGo={onGo}>
    <span className={classes.summary}>{summary}</span>
    <span className={classes.facts}>
      <RoleBadge role={member_role} />
      <span>
        <span className="visually-hidden">Oluşturulma: </span>
        <time dateTime={created_at}>{longDate(created_at)}</time>
      </span>
    </span>
  </PanelEntry>
);
