import { tagSlug } from '@contracts/forum-tags';
import { Link } from 'react-router-dom';
import { Chip } from '../../../design/Chip';
import { paths } from '../../../paths';
import classes from './TagChip.module.css';

/** Leads to all topics with the tag. */
export function TagChip({ tag, className = '' }: { tag: string; className?: string }) {
  return (
    <Link to={paths.forum({ tag: tagSlug(tag) })} className={`${classes.tag} ${className}`}>
      <Chip>{tag}</Chip>
    </Link>
  );
}
