import { displayName } from '@contracts/accounts';
import type { Comment } from '@contracts/forum';
import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { commentAnchor } from '../../../paths';
import classes from './SolutionBox.module.css';

/** The answer that solved it, under the question, and the way to its place. */
export function SolutionBox({ solution }: { solution: Comment }) {
  if (solution.state === 'removed') return null;
  return (
    <aside className={classes.box} aria-label="Çözüm">
      <p className={classes.who}>
        <IconCheck aria-hidden="true" />
        Çözüm · <bdi>{displayName(solution.users)}</bdi>
      </p>
      <p className={classes.text}>{solution.excerpt}</p>
      <Link to={{ hash: commentAnchor(solution.id) }} className={classes.go}>
        Yanıta git
        <IconArrowDown aria-hidden="true" />
      </Link>
    </aside>
  );
}
