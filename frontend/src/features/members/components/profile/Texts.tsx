import { aboveIn } from '@contracts/above';
import { placeText, salaryTermsText, salaryText } from '@contracts/job-words';
import { JOB_STATE_LABEL } from '@contracts/jobs';
import { IconArticle, IconBriefcase, IconCheck, IconHeart, IconMessage, IconMessageCircle, IconRocket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Chip } from '../../../../design/Chip';
import { longDate } from '../../../../design/dates';
import { EmptyState } from '../../../../design/EmptyState';
import { turkishNumber } from '../../../../design/numbers';
import row from '../../../../design/Row.module.css';
import { paths } from '../../../../paths';
import { memberCommentsQuery, memberJobsQuery, memberPostsQuery, memberProjectsQuery, memberSolutionsQuery, memberTopicsQuery } from '../../api/follow';
import classes from './Lists.module.css';
import { Pages } from './Pages';

const FAILED = 'İçerikler yüklenirken bir hata oluştu.';

interface RowProps {
  to: string;
  title: string;
  excerpt: string;
  at: string;
  /** Left out where nobody counts them. */
  likes?: number;
  comments?: number;
  solved?: boolean;
  /** Said behind the time. */
  about?: string;
}

const TextRow = ({ to, title, excerpt, at, likes, comments, solved = false, about }: RowProps) => (
  <article className={`${row.lined} ${classes.text}`}>
    <h2 className={classes.title}>
      <Link className={row.link} to={to}>
        {title}
      </Link>
    </h2>
    <p className={classes.excerpt} dir="auto">
      {excerpt}
    </p>
    <p className={classes.facts}>
      {solved && (
        <Chip tone="ok" icon={<IconCheck aria-hidden="true" />}>
          Çözüm
        </Chip>
      )}
      <time dateTime={at}>{longDate(at)}</time>
      {about && <span>{about}</span>}
      {likes !== undefined && (
        <span>
          <IconHeart aria-hidden="true" />
          {turkishNumber(likes)}
          <span className="visually-hidden"> beğeni</span>
        </span>
      )}
      {comments !== undefined && (
        <span>
          <IconMessage aria-hidden="true" />
          {turkishNumber(comments)}
          <span className="visually-hidden"> yorum</span>
        </span>
      )}
    </p>
  </article>
);

/** The topics that a member opened, the newest first. */
export const Topics = ({ id }: { id: string }) => (
  <Pages of={memberTopicsQuery(id)} failed={FAILED} none={<EmptyState icon={<IconMessageCircle />} title="Henüz konu açılmadı" />}>
    {(topic) => (
      <TextRow
        to={paths.topic(topic.id)}
        title={topic.title}
        excerpt={topic.excerpt}
        at={topic.created_at}
        likes={topic.likes}
        comments={topic.comment_count}
      />
    )}
  </Pages>
);

/** What a member published in the blog, the newest first. */
export const Posts = ({ id }: { id: string }) => (
  <Pages of={memberPostsQuery(id)} failed={FAILED} none={<EmptyState icon={<IconArticle />} title="Henüz yazı yayınlanmadı" />}>
    {(post) => (
      <TextRow
        to={paths.post(post.slug)}
        title={post.title}
        excerpt={post.excerpt}
        at={post.published_at ?? post.updated_at}
        likes={post.likes}
        comments={post.comments}
        about={post.reading_time === null ? undefined : `${post.reading_time} dk okuma`}
      />
    )}
  </Pages>
);

/** The projects that a member owns, the newest first. */
export const Projects = ({ id }: { id: string }) => (
  <Pages of={memberProjectsQuery(id)} failed="Projeler yüklenirken bir hata oluştu." none={<EmptyState icon={<IconRocket />} title="Henüz proje eklenmedi" />}>
    {(project) => (
      <TextRow
        to={paths.project(project.id)}
        title={project.title}
        excerpt={project.summary}
        at={project.created_at}
        about={`${project.stage_label} · ${turkishNumber(project.members)} üye · ${turkishNumber(project.followers)} takipçi`}
      />
    )}
  </Pages>
);

/** The job listings of a member, the newest first. */
export const Jobs = ({ id }: { id: string }) => (
  <Pages of={memberJobsQuery(id)} failed="İş ilanları yüklenirken bir hata oluştu." none={<EmptyState icon={<IconBriefcase />} title="Henüz iş ilanı yok" />}>
    {(job) => (
      <TextRow
        to={paths.job(job.id)}
        title={job.title}
        excerpt={[job.company_name, job.work_type, placeText(job)].filter(Boolean).join(' · ')}
        at={job.published_at}
        about={[job.salary && `${salaryText(job.salary)}, ${salaryTermsText(job.salary)}`, job.state !== 'open' && JOB_STATE_LABEL[job.state]]
          .filter(Boolean)
          .join(' · ')}
      />
    )}
  </Pages>
);

/** What a member answered, or what of it solved a topic. */
export const Comments = ({ id, which }: { id: string; which: 'comments' | 'solutions' }) => (
  <Pages
    of={which === 'comments' ? memberCommentsQuery(id) : memberSolutionsQuery(id)}
    failed={FAILED}
    none={<EmptyState icon={<IconMessage />} title={which === 'comments' ? 'Henüz yorum yazılmadı' : 'Henüz çözüm yok'} />}
  >
    {(comment) => (
      <TextRow
        to={paths.commentIn(comment.topic_id, aboveIn(comment), comment.id)}
        title={comment.topic_title}
        excerpt={comment.excerpt}
        at={comment.created_at}
        likes={comment.likes}
        solved={comment.is_solution}
      />
    )}
  </Pages>
);
