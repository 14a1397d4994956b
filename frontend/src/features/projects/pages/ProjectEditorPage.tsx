import { CODE } from '@contracts/envelope';
import { PROJECT_WRITING_TEXT, type SavedProject } from '@contracts/project-writing';
import type { Project } from '@contracts/projects';
import { IconLock, IconRocketOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import { hasCode, messageOf } from '../../../client/apiError';
import { sessionQuery, useMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { isInvitation, projectQuery } from '../api/project';
import { useUnarchiveProject } from '../api/saveProject';
import { ProjectForm } from '../writing/ProjectForm';
import classes from './ProjectEditorPage.module.css';

/** What was saved is looked at; what has changed since is written on. */
function useAfterSave(said: string) {
  const navigate = useNavigate();
  return ({ id }: SavedProject, goesOn: boolean) => {
    void toast({ text: said });
    if (goesOn) void toast({ text: PROJECT_WRITING_TEXT.typedMeanwhile });
    void navigate(goesOn ? paths.editProject(id) : paths.project(id), { replace: true });
  };
}

export function CreateProjectPage() {
  const { data: member, error, refetch } = useQuery(sessionQuery);
  const muted = useMuted();
  const onSaved = useAfterSave(PROJECT_WRITING_TEXT.created);
  usePageTitle('Yeni proje');
  if (member === undefined) return error ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (member === null) {
    return (
      <div className={classes.note}>
        <SignInPrompt text={PROJECT_WRITING_TEXT.signInToCreate} redirect={paths.newProject} />
      </div>
    );
  }
  if (muted) return <Muted text={muted} />;
  return <ProjectForm key={member.id} memberId={member.id} project={null} onSaved={onSaved} />;
}

/** Why somebody may not write on a project as it stands; null where they may. */
function hindrance({ viewer, hidden }: Project): string | null {
  if (viewer.role !== 'owner' && viewer.role !== 'manager') return PROJECT_WRITING_TEXT.notYours;
  return hidden ? PROJECT_WRITING_TEXT.hiddenNotEditable : null;
}

export function EditProjectPage() {
  const { id = '' } = useParams();
  const member = useMember();
  const muted = useMuted();
  const onSaved = useAfterSave(PROJECT_WRITING_TEXT.saved);
  // What is kept on this device may be older than what was saved last; it would be written over.
  const { data: project, error, refetch, isFetchedAfterMount } = useQuery({ ...projectQuery(id), refetchOnMount: 'always' });
  usePageTitle(project ? `${project.title} · Düzenle` : 'Projeyi düzenle');
  if (hasCode(error, CODE.notFound) || hasCode(error, CODE.gone)) return <NotEditable id={null} text={messageOf(error)} />;
  if (error && !project) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!project || !member || !isFetchedAfterMount) return <PageSkeleton />;
  if (isInvitation(project)) return <NotEditable id={project.id} text={PROJECT_WRITING_TEXT.notYours} />;
  const hindered = hindrance(project);
  if (hindered) return <NotEditable id={project.id} text={hindered} />;
  if (project.archived) return <Archived project={project} />;
  if (muted) return <Muted text={muted} />;
  return <ProjectForm key={project.id} memberId={member.id} project={project} onSaved={onSaved} />;
}

const Muted = ({ text }: { text: string }) => (
  <div className={classes.note}>
    <Callout tone="warn">{text}</Callout>
  </div>
);

function Archived({ project: { id, viewer } }: { project: Project }) {
  const unarchiving = useUnarchiveProject(id);
  return (
    <NotEditable id={id} text={PROJECT_WRITING_TEXT.archived}>
      {viewer.role === 'owner' && (
        <Button busy={unarchiving.isPending && 'Çıkarılıyor…'} onClick={() => unarchiving.mutate()}>
          Arşivden çıkar
        </Button>
      )}
    </NotEditable>
  );
}

const NotEditable = ({ id, text, children }: { id: string | null; text: string; children?: ReactNode }) => (
  <EmptyState icon={id === null ? <IconRocketOff /> : <IconLock />} heading="h1" title="Bu proje düzenlenemiyor" text={text}>
    {children}
    <LinkButton kind="primary" to={id === null ? paths.projects() : paths.project(id)}>
      {id === null ? 'Projeler' : 'Projeye dön'}
    </LinkButton>
  </EmptyState>
);
