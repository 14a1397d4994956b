import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './NarrowedBy.module.css';

interface Props {
  /** What kind of thing it is. */
  label: string;
  name: string;
  /** The whole list. */
  without: string;
  /** Said of the way there, to those who do not see the sign. */
  removal: string;
}

/** By what a list is narrowed, and the way back to the whole of it. */
export const NarrowedBy = ({ label, name, without, removal }: Props) => (
  <p className={classes.chosen}>
    <span>{label}:</span>
    <Link to={without} className={classes.name} aria-label={removal}>
      {name}
      <IconX aria-hidden="true" />
    </Link>
  </p>
);
