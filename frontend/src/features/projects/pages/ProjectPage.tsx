import { CODE } from '@contracts/envelope';
import type { ProjectUpdate } from '@contracts/project-updates';
import { PROJECT_ROLE_LABEL, PROJECT_TEXT, type Project } from '@contracts/projects';
import { IconRocket } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { panelOf } from '../../../design/PageTabs';
import { RenderedText } from '../../../design/RenderedText';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { changeProject, isInvitation, projectQuery } from '../api/project';
import { markProjectRead } from '../api/readProjects';
import { PrivateProject } from '../components/deciding/PrivateProject';
import { ProjectDecisions } from '../components/deciding/ProjectDecisions';
import { ProjectMore } from '../components/deciding/ProjectMore';
import { UpdateMore } from '../components/deciding/UpdateMore';
import { Invitation } from '../components/Invitation';
import { InviteAnswer } from '../components/InviteAnswer';
import { Members } from '../components/Members';
import { ProjectHead } from '../components/ProjectHead';
import { ProjectRail } from '../components/ProjectRail';
import { ProjectSkeleton } from '../components/ProjectSkeleton';
import { Postings } from '../components/postings/Postings';
import { type Part, PROJECT, partIn } from '../components/projectParts';
import { Section } from '../components/Section';
import { Updates } from '../components/updates/Updates';
import { FirstSteps } from '../people/FirstSteps';
import { HandoverNote } from '../people/HandoverNote';
import { Invites } from '../people/Invites';
import { MemberTools } from '../people/MemberTools';
import { ProjectTools } from '../people/ProjectTools';
import { NewPosting } from '../people/postings/NewPosting';
import { PostingTools } from '../people/postings/PostingTools';
import { NewUpdate } from '../people/updates/NewUpdate';
import { UpdateTools } from '../people/updates/UpdateTools';
import classes from './ProjectPage.module.css';

/** What a project hears of its comments. */
interface Commented {
  onWritten: () => void;
  onRefresh: () => Promise<unknown>;
}
const withOneMore = (project: Project): Project => ({ ...project, comments: project.comments + 1 });

interface Props {
  /** What readers say of it, and where one says something oneself. */
  comments: (project: Project, told: Commented) => ReactNode;
  /** Whoever may report it gets the action for it, others null. */
  report: (project: Project, show: (action: Action | null) => ReactNode) => ReactNode;
  reportUpdate: (update: ProjectUpdate, project: Project, show: (action: Action | null) => ReactNode) => ReactNode;
  /** Told to the owner of one that staff hide. */
  whyHidden: (project: Project) => ReactNode;
}

export function ProjectPage(props: Props) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(projectQuery(id));
  const member = useMember();
  const isGone = hasCode(error, CODE.gone);
  const isMissing = isGone || hasCode(error, CODE.notFound) || hasCode(error, CODE.malformed);
  usePageTitle(isMissing ? 'Proje bulunamadı' : data?.title, data && paths.project(data.id));
  const missing = <ProjectMissing id={id} isGone={isGone} />;
  if (isGone && may(member, 'content.read-hidden')) return <ProjectDecisions id={id} otherwise={missing} />;
  if (isMissing) return may(member, 'project.disclose') ? <PrivateProject id={id} otherwise={missing} /> : missing;
  if (data) {
    return isInvitation(data) ? (
      <Columns side={null}>
        <Invitation project={data} />
      </Columns>
    ) : (
      <Shown key={data.id} project={data} {...props} />
    );
  }
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return <ProjectSkeleton />;
}

function Shown({ project, comments, report, reportUpdate, whyHidden }: Props & { project: Project }) {
  useProjectRead(project);
  const [search] = useSearchParams();
  const part = partIn(search);
  const tools = (
    <>
      <ProjectTools project={project} />
      {report(project, (action) => (
        <ProjectMore project={project} report={action} />
      ))}
    </>
  );
  return (
    <Columns side={null}>
      <ProjectHead project={project} part={part} tools={tools} />
      <Notices project={project} why={project.viewer.role === 'owner' && whyHidden(project)} />
      <div className={classes.columns}>
        <div {...panelOf(PROJECT, part)} className={classes.main}>
          <Parts project={project} part={part} comments={comments} reportUpdate={reportUpdate} />
        </div>
        <aside className={classes.rail} data-part={part} aria-label="Proje bilgisi">
          <ProjectRail project={project} withMembers={part !== 'members'} />
        </aside>
      </div>
    </Columns>
  );
}

/** While it is looked at it counts as read, with what comes meanwhile. */
function useProjectRead({ id, updated_at }: Project): void {
  useEffect(() => {
    const note = () => document.visibilityState === 'visible' && markProjectRead({ id, updated_at });
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [id, updated_at]);
}

function Parts({ project, part, comments, reportUpdate }: Pick<Props, 'comments' | 'reportUpdate'> & { project: Project; part: Part }) {
  const isFirst = part === 'overview';
  const hasPostings = project.postings.total > 0;
  // What it looks for comes before what it tells of itself.
  const isLooking = project.postings.open > 0;
  const queries = useQueryClient();
  const updateTools = (update: ProjectUpdate) => (
    <>
      <UpdateTools project={project} update={update} />
      {reportUpdate(update, project, (action) => (
        <UpdateMore update={update} report={action} />
      ))}
    </>
  );
  const told = {
    onWritten: () => changeProject(queries, project.id, withOneMore),
    onRefresh: () => queries.invalidateQueries(projectQuery(project.id)),
  };
  return (
    <>
      {isFirst && <FirstSteps project={project} />}
      {isFirst && project.description && !isLooking && <About project={project} />}
      {(part === 'postings' || (isFirst && hasPostings)) && (
        <Postings
          project={project}
          create={<NewPosting project={project} />}
          tools={(posting, unseen) => <PostingTools project={project} posting={posting} unseen={unseen} />}
        />
      )}
      {isFirst && project.description && isLooking && <About project={project} />}
      {part === 'updates' && <Updates project={project} write={<NewUpdate project={project} />} tools={updateTools} />}
      {isFirst && project.updates > 0 && <Updates isShort project={project} tools={updateTools} />}
      {part === 'members' && <People project={project} />}
      {(isFirst || part === 'comments') && comments(project, told)}
    </>
  );
}

function People({ project }: { project: Project }) {
  const navigate = useNavigate();
  return (
    <>
      <Members
        id={project.id}
        tools={(member) => <MemberTools project={project} member={member} onLeft={() => void navigate(paths.projects(), { replace: true })} />}
      />
      <Invites project={project} />
    </>
  );
}

const About = ({ project: { html, description } }: { project: Project }) => (
  <Section id="about" title="Hakkında">
    <div className={`${card.card} ${classes.about}`}>
      <RenderedText html={html} source={description} />
    </div>
  </Section>
);

const Notices = ({ project, why }: { project: Project; why: ReactNode }) => {
  const { hidden, archived, viewer } = project;
  return (
    <>
      <HandoverNote project={project} />
      {hidden && <Hidden id={project.id} why={why} />}
      {archived && <Callout tone="info">{PROJECT_TEXT.archived}</Callout>}
      {viewer.invite && (
        <Callout tone="info" title="Bu projeye davetlisiniz">
          <p className={classes.invited}>Göreviniz: {PROJECT_ROLE_LABEL[viewer.invite.role]}</p>
          <InviteAnswer inviteId={viewer.invite.id} />
        </Callout>
      )}
    </>
  );
};

/** Staff are told by which decision. */
function Hidden({ id, why }: { id: string; why: ReactNode }) {
  const member = useMember();
  const told = (
    <Callout tone="warn">
      <p>Bu proje bir moderatör tarafından gizlendi. Yalnızca üyeleri ve moderatörler görebilir.</p>
      {why}
    </Callout>
  );
  return may(member, 'content.read-hidden') ? <ProjectDecisions id={id} otherwise={told} /> : told;
}

/** Guests are led to sign in whatever the reason is: it may be there for members. */
function ProjectMissing({ id, isGone }: { id: string; isGone: boolean }) {
  const isGuest = useMember() === null;
  return (
    <EmptyState
      icon={<IconRocket />}
      heading="h1"
      title={isGone ? 'Proje kaldırıldı' : 'Proje bulunamadı'}
      text={isGone ? PROJECT_TEXT.gone : PROJECT_TEXT.notFound}
    >
      <LinkButton kind="primary" to={paths.projects()}>
        Projelere dön
      </LinkButton>
      {isGuest && !isGone && <LinkButton to={paths.login({ reason: 'auth_required', redirect: paths.project(id) })}>Giriş yapıp yeniden bakın</LinkButton>}
    </EmptyState>
  );
}
