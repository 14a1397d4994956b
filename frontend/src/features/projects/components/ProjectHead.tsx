import { displayName } from '@contracts/accounts';
import { tagSlug } from '@contracts/forum-tags';
import { PROJECT_FOLLOW_TEXT } from '@contracts/project-follow';
import type { Project } from '@contracts/projects';
import { IconBell, IconBellCheck, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { copyAddress } from '../../../design/copyAddress';
import { longDate, sinceDay } from '../../../design/dates';
import { IconButton } from '../../../design/IconButton';
import { turkishNumber } from '../../../design/numbers';
import { PageTabs } from '../../../design/PageTabs';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { useFollowProject } from '../api/project';
import { ProjectCover } from './ProjectCover';
import classes from './ProjectHead.module.css';
import { PART_NAMES, PARTS, type Part, PROJECT, partCount } from './projectParts';
import { StageChip } from './StageChip';
import { VisibilityChip } from './VisibilityChip';

/** Gets the focus when what had it is gone. */
export const PROJECT_TITLE_ID = 'project-title';

interface Props {
  project: Project;
  part: Part;
  /** What its people do with it, beside what everybody can. */
  tools?: ReactNode;
}

/** What a project is, what one can do with it, and its parts. */
export function ProjectHead({ project, part, tools }: Props) {
  const { id, title, summary, cover_image_url, visibility, tags, archived } = project;
  return (
    <header className={`${card.card} ${classes.head}`}>
      <div className={classes.top}>
        <div className={classes.cover}>
          <ProjectCover url={cover_image_url} of={project} early />
        </div>
        <div className={classes.words}>
          <div className={classes.line}>
            <h1 id={PROJECT_TITLE_ID} tabIndex={-1} className={classes.title}>
              {title}
            </h1>
            <div className={classes.ways}>
              <Follow project={project} />
              {tools}
              <IconButton label="Bağlantıyı kopyala" className={classes.copy} onClick={() => void copyAddress(paths.project(id))}>
                <IconLink aria-hidden="true" />
              </IconButton>
            </div>
          </div>
          <p className={classes.summary}>{summary}</p>
          <div className={classes.chips}>
            <StageChip of={project} />
            <VisibilityChip visibility={visibility} />
            {archived && <Chip>Arşivlendi</Chip>}
            {tags.map((tag) => (
              <Link key={tag} to={paths.projects({ tags: tagSlug(tag) })} className={classes.tag}>
                <Chip>#{tag}</Chip>
              </Link>
            ))}
          </div>
          <p className={classes.facts}>
            <Facts project={project} />
          </p>
        </div>
      </div>
      <PageTabs
        isInCard
        label="Projenin bölümleri"
        name={PROJECT}
        chosen={part}
        tabs={PART_NAMES.map((each) => ({
          id: each,
          label: PARTS[each],
          count: partCount(each, project),
          to: each === 'overview' ? paths.project(id) : paths.project(id, each),
        }))}
      />
    </header>
  );
}

const Facts = ({ project: { owner, members, created_at, updated_at } }: { project: Project }) => (
  <>
    {owner && (
      <>
        <bdi>{displayName(owner)}</bdi>
        {members > 1 && ` ve ${turkishNumber(members - 1)} kişi daha`}
        {' · '}
      </>
    )}
    {sinceDay(longDate(created_at))} beri · son güncelleme <TimeAgo at={updated_at} />
  </>
);

/** Guests are led to sign in, and back. */
function Follow({ project }: { project: Project }) {
  const member = useMember();
  const follow = useFollowProject(project);
  const { id, followers, viewer } = project;
  const count = (
    <span className={classes.count}>
      {turkishNumber(followers)}
      <span className="visually-hidden"> takipçi</span>
    </span>
  );
  if (member === null)
    return (
      <LinkButton icon={<IconBell aria-hidden="true" />} to={paths.login({ reason: 'auth_required', redirect: paths.project(id) })}>
        {PROJECT_FOLLOW_TEXT.follow} {count}
      </LinkButton>
    );
  const Icon = viewer.isFollowing ? IconBellCheck : IconBell;
  return (
    <Button icon={<Icon aria-hidden="true" />} aria-pressed={viewer.isFollowing} disabled={member === undefined} onClick={follow}>
      {viewer.isFollowing ? PROJECT_FOLLOW_TEXT.following : PROJECT_FOLLOW_TEXT.follow} {count}
    </Button>
  );
}
