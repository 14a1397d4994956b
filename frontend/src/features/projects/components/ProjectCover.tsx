import type { ProjectRow } from '@contracts/projects';
import { IconRocket } from '@tabler/icons-react';
import { Avatar } from '../../../design/Avatar';
import { Cover } from '../../../design/Cover';
import classes from './ProjectCover.module.css';

interface Props {
  url: string | null;
  /** Whose picture it is; left out where the reader may not know. */
  of?: Pick<ProjectRow, 'id' | 'title'> | null;
  early?: boolean;
}

/** The picture of a project; without one its initials on a colour of its own, as members have them. */
export const ProjectCover = ({ url, of, early }: Props) => <Cover icon={of ? <Tile {...of} /> : <IconRocket />} url={url} early={early} />;

const Tile = ({ id, title }: Pick<ProjectRow, 'id' | 'title'>) => (
  <span className={classes.tile}>
    <Avatar id={id} name={title} />
  </span>
);
