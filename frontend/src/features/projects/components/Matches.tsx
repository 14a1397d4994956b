import type { MatchedPosting } from '@contracts/help-wanted';
import { MATCHING_TEXT } from '@contracts/matching';
import { IconCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../client/session';
import card from '../../../design/Card.module.css';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import row from '../../../design/Row.module.css';
import { paths } from '../../../paths';
import { matchesQuery } from '../api/projects';
import classes from './Matches.module.css';
import { Places } from './postings/Places';
import { placesInShort } from './postings/postingWords';

/** So many stand side by side where there is room. */
const IN_A_ROW = 3;

/** Open postings that suit what the member knows, and why; nothing where there are none, or they cannot be had. `digest` turns the mail about them on and off. */
export function Matches({ digest }: { digest: ReactNode }) {
  const member = useMember();
  const list = useInfiniteQuery({ ...matchesQuery, enabled: Boolean(member) });
  const [isWhole, setWhole] = useState(false);
  const matches = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? 0;
  if (!member || matches.length === 0) return null;
  return (
    <section className={classes.band} aria-labelledby="matches">
      <header className={classes.head}>
        <h2 id="matches">{MATCHING_TEXT.title}</h2>
        <p>Profilinizdeki becerilere göre, yalnız açık ilanlar</p>
        <div className={classes.end}>
          {digest}
          {total > IN_A_ROW && (
            <button type="button" className={classes.all} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Daha az' : `Tümü (${turkishNumber(total)})`}
            </button>
          )}
        </div>
      </header>
      <ul className={classes.cards} data-whole={isWhole || undefined}>
        {matches.map((match) => (
          <Match key={match.posting.id} match={match} />
        ))}
      </ul>
      {isWhole && list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  );
}

const Match = ({ match: { posting, reason, missing } }: { match: MatchedPosting }) => (
  <li className={`${card.card} ${row.row} ${classes.card}`}>
    <h3>
      <Link to={paths.projectPosting(posting.project_id, posting.id)} className={row.link}>
        {posting.title}
      </Link>
    </h3>
    <p>{posting.project.title}</p>
    <p className={classes.why}>
      <IconCheck aria-hidden="true" />
      {reason}
    </p>
    <p className={classes.missing}>{missing.length > 0 ? `Ayrıca aranan: ${missing.join(', ')}` : 'Aranan her beceri var'}</p>
    <p className={classes.places}>
      <Places posting={posting} />
      {placesInShort(posting)}
    </p>
  </li>
);
