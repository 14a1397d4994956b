import { isTakenAway } from '@contracts/appeals';
import type { ReportedType } from '@contracts/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { decisionsQuery } from '../api/appeals';
import classes from './Appeal.module.css';

/** For whom a decision took something away: why, and the way to it. What staff do on the page itself is no decision that a member is told of. */
export function WhyHidden({ type, id }: { type: ReportedType; id: string }) {
  const { data } = useInfiniteQuery(decisionsQuery);
  const shown = data?.pages
    .flatMap((page) => page.data)
    .find(({ decision: { content } }) => content?.type === type && content.id === id && isTakenAway(content));
  if (!shown) return null;
  const { rule, clause, words } = shown.decision;
  return (
    <>
      <p>
        Gerekçe: {rule}
        {clause && ` (Kural ${clause})`}
      </p>
      {words && <p>Moderatör: “{words}”</p>}
      <p>
        <Link className={classes.link} to={paths.decision(shown.decision.id)}>
          {shown.may_appeal ? 'Karara itiraz et' : 'Kararı gör'}
        </Link>
      </p>
    </>
  );
}
