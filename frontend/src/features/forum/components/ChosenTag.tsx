import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './ChosenTag.module.css';

/** The tag by which the list is narrowed, and the way back to the whole list. */
export function ChosenTag({ tag, without }: { tag: string; without: string }) {
  return (
    <p className={classes.chosen}>
      <span>Etiket:</span>
      <Link to={without} className={classes.tag} aria-label={`${tag} etiketini kaldır`}>
        #{tag}
        <IconX aria-hidden="true" />
      </Link>
    </p>
  );
}
