import type { Topic } from '@contracts/forum';
import { Link } from 'react-router-dom';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import classes from './MergedNotice.module.css';

/** The way to where the comments of a merged topic stand now. */
export function MergedNotice({ into }: { into: NonNullable<Topic['merged_into']> }) {
  return (
    <Callout tone="info" title="Bu konu başka bir konuyla birleştirildi">
      Yorumlar artık burada:{' '}
      <Link to={paths.topic(into.id)} className={classes.link}>
        {into.title}
      </Link>
    </Callout>
  );
}
