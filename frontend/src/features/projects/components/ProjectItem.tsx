import { displayName } from '@contracts/accounts';
import { tagSlug } from '@contracts/forum-tags';
import type { PostingBrief } from '@contracts/help-wanted';
import type { ProjectRow } from '@contracts/projects';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { Avatar } from '../../../design/Avatar';
import { CardTags } from '../../../design/CardTags';
import { Chip } from '../../../design/Chip';
import { FoldedNote } from '../../../design/FoldedNote';
import { turkishNumber } from '../../../design/numbers';
import whole from '../../../design/Row.module.css';
import { paths } from '../../../paths';
import type { ProjectReading } from '../api/readProjects';
import { ProjectCover } from './ProjectCover';
import classes from './ProjectItem.module.css';
import { Places } from './postings/Places';
import { PostingState } from './postings/PostingState';
import { lastDay, placesInShort } from './postings/postingWords';
import { StageChip } from './StageChip';
import { VisibilityChip } from './VisibilityChip';

const linkId = (projectId: string) => `project-link-${projectId}`;

/** A project among others; folded away where its reader has blocked whose it is. */
export function ProjectItem({ project, reading }: { project: ProjectRow; reading: ProjectReading }) {
  const { folded, show } = useFolded(project.owner?.id, linkId(project.id));
  if (folded)
    return (
      <article className={`${whole.lined} ${classes.item}`}>
        <FoldedNote onShow={show} />
      </article>
    );
  const { id, title, summary, cover_image_url, visibility, archived, hidden, posting } = project;
  return (
    <article className={`${whole.lined} ${classes.item}`} data-reading={reading}>
      <div className={classes.cover}>
        <ProjectCover url={cover_image_url} of={project} />
      </div>
      <div className={classes.main}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            {reading === 'new' && <span className={whole.dot} aria-hidden="true" />}
            <Link id={linkId(id)} to={paths.project(id)} className={whole.link} data-topic-link>
              {title}
              {reading === 'new' && <span className="visually-hidden"> (okunmadı)</span>}
            </Link>
          </h2>
          <StageChip of={project} />
          {visibility !== 'public' && <VisibilityChip visibility={visibility} />}
          {archived && <Chip>Arşivlendi</Chip>}
          {hidden && <Chip tone="warn">Gizlendi</Chip>}
        </div>
        <p className={classes.summary}>{summary}</p>
        <Meta project={project} />
      </div>
      {posting && <PostingColumn projectId={id} posting={posting} />}
    </article>
  );
}

const Meta = ({ project: { owner, tags, members, followers } }: { project: ProjectRow }) => (
  <div className={classes.meta}>
    {owner && (
      <span className={classes.owner}>
        <Avatar id={owner.id} name={displayName(owner)} picture={owner.avatar} size="small" />
        <bdi>{displayName(owner)}</bdi>
      </span>
    )}
    {tags.length > 0 && (
      <span className={classes.tags}>
        <CardTags hashed={false} tags={tags} to={(tag) => paths.projects({ tags: tagSlug(tag) })} />
      </span>
    )}
    <span className={classes.numbers}>
      {turkishNumber(members)} üye · {turkishNumber(followers)} takipçi
    </span>
  </div>
);

/** The posting that stands for the others. */
function PostingColumn({ projectId, posting }: { projectId: string; posting: PostingBrief }) {
  const day = lastDay(posting);
  return (
    <div className={classes.posting} data-ended={posting.status !== 'open' || undefined}>
      <span>
        <PostingState status={posting.status} />
      </span>
      <h3>
        <Link to={paths.projectPosting(projectId, posting.id)}>{posting.title}</Link>
      </h3>
      <span className={classes.numbers}>
        <Places posting={posting} />
        {placesInShort(posting)}
      </span>
      {day && <span>{day}</span>}
    </div>
  );
}
