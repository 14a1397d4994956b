import { IconList, IconMap } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './filters/Filters.module.css';
import { careerAddress, type JobFilter, type JobView } from './jobFilter';

const VIEWS = [
  ['list', 'Liste', IconList],
  ['map', 'Harita', IconMap],
] as const;

/** The same listings one below the other, or where they are. */
export const ViewChoice = ({ filter, view }: { filter: JobFilter; view: JobView }) => (
  <nav className={classes.toggles} aria-label="Görünüm">
    {VIEWS.map(([id, label, Icon]) => (
      <Link key={id} to={careerAddress(filter, id)} preventScrollReset aria-current={id === view ? 'true' : undefined}>
        <Icon aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
);
