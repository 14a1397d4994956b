import { CODE } from '@contracts/envelope';
import { PROJECT_ROLE_LABEL, PROJECT_TEXT, type Project } from '@contracts/projects';
import { IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
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
import { isInvitation, projectQuery } from '../api/project';
import { Invitation, InviteAnswer } from '../components/Invitation';
import { Members } from '../components/Members';
import { ProjectHead } from '../components/ProjectHead';
import { ProjectRail } from '../components/ProjectRail';
import { ProjectSkeleton } from '../components/ProjectSkeleton';
import { Postings } from '../components/postings/Postings';
import { type Part, PROJECT, partIn } from '../components/projectParts';
import { Section } from '../components/Section';
import { HandoverNote } from '../people/HandoverNote';
import { Invites } from '../people/Invites';
import { MemberTools } from '../people/MemberTools';
import { ProjectTools } from '../people/ProjectTools';
import { NewPosting } from '../people/postings/NewPosting';
import { PostingTools } from '../people/postings/PostingTools';
import classes from './ProjectPage.module.css';

export function ProjectPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(projectQuery(id));
  const isGone = hasCode(error, CODE.gone);
  const isMissing = isGone || hasCode(error, CODE.notFound);
  usePageTitle(isMissing ? 'Proje bulunamadı' : data?.title, data && paths.project(data.id));
  if (isMissing) return <ProjectMissing isGone={isGone} />;
  if (data) {
    return isInvitation(data) ? (
      <Columns side={null}>
        <Invitation project={data} />
      </Columns>
    ) : (
      <Shown key={data.id} project={data} />
    );
  }
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return <ProjectSkeleton />;
}

function Shown({ project }: { project: Project }) {
  const [search] = useSearchParams();
  const part = partIn(search);
  return (
    <Columns side={null}>
      <ProjectHead project={project} part={part} tools={<ProjectTools project={project} />} />
      <Notices project={project} />
      <div className={classes.columns}>
        <div {...panelOf(PROJECT, part)} className={classes.main}>
          <Parts project={project} part={part} />
        </div>
        <aside className={classes.rail} data-part={part} aria-label="Proje bilgisi">
          <ProjectRail project={project} withMembers={part !== 'members'} />
        </aside>
      </div>
    </Columns>
  );
}

function Parts({ project, part }: { project: Project; part: Part }) {
  const isFirst = part === 'overview';
  const hasPostings = project.postings.total > 0;
  return (
    <>
      {isFirst && project.description && <About project={project} />}
      {(part === 'postings' || (isFirst && hasPostings)) && (
        <Postings
          project={project}
          create={<NewPosting project={project} />}
          tools={(posting, unseen) => <PostingTools project={project} posting={posting} unseen={unseen} />}
        />
      )}
      {part === 'members' && <People project={project} />}
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

const Notices = ({ project }: { project: Project }) => {
  const { hidden, archived, viewer } = project;
  return (
    <>
      <HandoverNote project={project} />
      {hidden && <Callout tone="warn">Bu proje bir moderatör tarafından gizlendi. Yalnızca üyeleri görebilir.</Callout>}
      {archived && <Callout tone="info">Bu proje arşivlendi. Okunabilir; yeni başvuru ve yorum almaz.</Callout>}
      {viewer.invite && (
        <Callout tone="info" title="Bu projeye davetlisiniz">
          <p>Göreviniz: {PROJECT_ROLE_LABEL[viewer.invite.role]}</p>
          <InviteAnswer invite={viewer.invite} />
        </Callout>
      )}
    </>
  );
};

function ProjectMissing({ isGone }: { isGone: boolean }) {
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
    </EmptyState>
  );
}
