import type { PostPointer, PostRow } from '@contracts/blog';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBlocked } from '../../../client/blockedMembers';
import card from '../../../design/Card.module.css';
import row from '../../../design/Row.module.css';
import { paths } from '../../../paths';
import { neighboursQuery, relatedQuery } from '../api/posts';
import classes from './PostCompany.module.css';
import { PostCover } from './PostCover';
import { PostMeta } from './PostMeta';
import { useSeriesPlace } from './series/SeriesCard';

/** What its author published before and after a post. What cannot be had is left out, and what its series leads to anyway. */
export function Neighbours({ id }: { id: string }) {
  const { data: beside } = useQuery(neighboursQuery(id));
  const series = useSeriesPlace(id);
  const elsewhere = (post: PostPointer | null | undefined) => (post && !series?.posts.some((each) => each.id === post.id) ? post : null);
  const [previous, next] = [elsewhere(beside?.previous), elsewhere(beside?.next)];
  if (!(previous ?? next)) return null;
  return (
    <nav className={classes.beside} aria-label="Yazarın diğer yazıları">
      {previous && <Beside post={previous} label="Önceki yazısı" icon={<IconArrowLeft aria-hidden="true" />} />}
      {next && <Beside post={next} label="Sonraki yazısı" icon={<IconArrowRight aria-hidden="true" />} isNext />}
    </nav>
  );
}

/** Posts that are like it, without those whose author their reader has blocked: nothing is offered of them. */
export function RelatedPosts({ id }: { id: string }) {
  const isBlocked = useBlocked();
  const { data = [] } = useQuery(relatedQuery(id));
  const related = data.filter(({ author }) => !isBlocked(author.id));
  if (related.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related">Benzer yazılar</h2>
      <ul>
        {related.map((post) => (
          <Related key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function Beside({ post, label, icon, isNext = false }: { post: PostPointer; label: string; icon: ReactNode; isNext?: boolean }) {
  return (
    <Link to={paths.post(post.slug)} className={`${card.card} ${classes.neighbour}`} data-next={isNext || undefined}>
      {icon}
      <span>
        <small>{label}</small>
        <b>{post.title}</b>
      </span>
    </Link>
  );
}

function Related({ post }: { post: PostRow }) {
  return (
    <li className={`${card.card} ${row.row} ${classes.item}`}>
      <div className={classes.cover}>
        <PostCover url={post.featured_image} />
      </div>
      <div className={classes.words}>
        <h3>
          <Link to={paths.post(post.slug)} className={row.link}>
            {post.title}
          </Link>
        </h3>
        <p>
          <PostMeta post={post} />
        </p>
      </div>
    </li>
  );
}
