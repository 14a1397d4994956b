import { PROJECT_COMMENT_TEXT } from '@contracts/project-comments';
import { closedBy, type Project } from '@contracts/projects';
import { useMember } from '../../client/session';
import { WhyHidden } from '../../features/appeals/components/WhyHidden';
import { AnsweredDiscussion } from '../../features/forum/components/answering/AnsweredDiscussion';
import { Reporting } from '../../features/moderation/components/Reporting';
import { ReadAbout } from '../../features/notifications/components/ReadAbout';
import { ProjectPage } from '../../features/projects/pages/ProjectPage';

/** Guests are told of nothing. */
const ReadAboutProject = ({ projectId }: { projectId: string }) => useMember() && <ReadAbout projectId={projectId} />;

function commented(project: Project) {
  const { id, title, owner_id } = project;
  return { kind: 'project', id, name: id, title, authorId: owner_id, closed: closedBy(project) && PROJECT_COMMENT_TEXT.projectClosed } as const;
}

export const ProjectRoute = () => (
  <ProjectPage
    comments={(project, told) => (
      <>
        <ReadAboutProject projectId={project.id} />
        <AnsweredDiscussion
          of={commented(project)}
          count={project.comments}
          {...told}
          report={(target, show) => <Reporting target={target}>{show}</Reporting>}
        />
      </>
    )}
    whyHidden={({ id }) => <WhyHidden type="project" id={id} />}
    reportUpdate={({ id, users }, { title }, show) => <Reporting target={{ type: 'project_update', id, title, author: users }}>{show}</Reporting>}
    // One whose owner's account has ended is nobody's to be reported.
    report={({ id, title, owner }, show) => (owner ? <Reporting target={{ type: 'project', id, title, author: owner }}>{show}</Reporting> : show(null))}
  />
);
