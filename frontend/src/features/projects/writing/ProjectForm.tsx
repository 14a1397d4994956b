import { DRAFT_TEXT, draftBeginning, type ProjectDraftKey } from '@contracts/drafts';
import { PROJECT_CODE, PROJECT_FIELDS, PROJECT_LIMITS, PROJECT_WRITING_TEXT, type SavedProject } from '@contracts/project-writing';
import type { Project } from '@contracts/projects';
import { WRITING_TEXT } from '@contracts/writing';
import { IconSettings } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ApiError, hasCode, messageOf } from '../../../client/apiError';
import { draftName } from '../../../client/drafts/localDraft';
import { readDraft } from '../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../client/drafts/useKeptDraft';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { DraftChoice } from '../../../design/DraftChoice';
import { focusOn } from '../../../design/focusOn';
import { LengthNote } from '../../../design/LengthNote';
import { toast } from '../../../design/toast';
import { sendsForm, useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { ChangedMeanwhile } from '../../../writing/ChangedMeanwhile';
import { FormFailure } from '../../../writing/FormFailure';
import { FormHead } from '../../../writing/FormHead';
import page from '../../../writing/FormPage.module.css';
import { MarkdownEditor } from '../../../writing/MarkdownEditor';
import { TitleField } from '../../../writing/TitleField';
import { useTypedSince } from '../../../writing/useTypedSince';
import { isInvitation, projectQuery } from '../api/project';
import { useCreateProject, useEditProject } from '../api/saveProject';
import { AboutFields } from './AboutFields';
import { ProjectEnd } from './ProjectEnd';
import { fieldsOf, NO_PROJECT, type ProjectFields, problemsOf, refusalsOf, requestOf, wrongFields } from './projectFields';

interface Props {
  memberId: string;
  /** The project that is edited; null for a new one. */
  project: Project | null;
  /** `goesOn`: something was typed while it was saved, and is not saved yet. */
  onSaved: (saved: SavedProject, goesOn: boolean) => void;
}

/** Of the section with all that stands beside the description. */
const ABOUT = 'project-about';

/** Under which the unsent text of a project is kept. */
export const projectDraftKey = (projectId: string | undefined): ProjectDraftKey => (projectId ? `edit-project:${projectId}` : 'project');

/** Writes a project: its description beside how it will be read, and what is told of it in a third column. */
export function ProjectForm({ memberId, project, onSaved }: Props) {
  const key = projectDraftKey(project?.id);
  const about = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const [written, setWritten] = useState(() => (project ? fieldsOf(project) : NO_PROJECT));
  const { form, values, problems, set, setValues, check, refuse, forgive } = useForm<ProjectFields>(readDraft(draftName(memberId, key), written), problemsOf);
  const draft = useKeptDraft({
    ...{ memberId, key, empty: written, value: values, onReplace: setValues },
    title: values.title.trim() || project?.title || DRAFT_TEXT.newProject,
    excerpt: draftBeginning(values.summary || values.description),
  });
  const settle = useTypedSince({ values, setValues, setWritten, onSent: draft.sent });
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const create = useCreateProject();
  const edit = useEditProject(project?.id ?? '');
  const call = project ? edit : create;
  const isBusy = call.isPending;
  const isNewer = project !== null && project.version > values.version && !isBusy;
  const part = { values, problems, set, check };
  const wrong = wrongFields(problems);

  const finish = (fields: ProjectFields, saved: SavedProject) => {
    const goesOn = settle(fields, { ...fields, version: saved.version }, project ? null : draftName(memberId, projectDraftKey(saved.id)));
    if (goesOn === 'unkept') void toast({ title: PROJECT_WRITING_TEXT.saved, text: PROJECT_WRITING_TEXT.typedNotKept, tone: 'danger', stays: true });
    else onSaved(saved, goesOn);
  };
  const fail = (error: Error) => {
    if (error instanceof ApiError) refuse(refusalsOf(error.fields));
    if (!hasCode(error, PROJECT_CODE.changed)) setFailure(messageOf(error));
  };
  const save = () => {
    if (isBusy) return;
    if (isUploading) return void toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    const found = problemsOf(values);
    setTries(tries + 1);
    setFailure(null);
    forgive();
    if (Object.keys(found).length > 0) return refuse(found);
    const answered = { onSuccess: ({ data }: { data: SavedProject }) => finish(values, data), onError: fail };
    if (project) edit.mutate({ ...requestOf(values), version: values.version }, answered);
    else create.mutate(requestOf(values), answered);
  };
  // The editor of the text has its own way of sending.
  const onKeyDown = (event: KeyboardEvent) => !event.defaultPrevented && sendsForm(event) && save();
  return (
    <form
      ref={form}
      className={page.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={onKeyDown}
    >
      <FormHead
        back={project ? { to: paths.project(project.id), label: 'Proje' } : { to: paths.projects(), label: 'Projeler' }}
        title={project ? 'Projeyi düzenle' : 'Yeni proje'}
        savedAt={draft.savedAt}
      >
        <Button
          className={page.jump}
          icon={<IconSettings aria-hidden="true" />}
          onClick={() => {
            about.current?.scrollIntoView();
            focusOn(ABOUT);
          }}
        >
          Bilgiler
        </Button>
        <Button type="submit" kind="primary" busy={isBusy && 'Kaydediliyor…'}>
          {project ? 'Kaydet' : 'Proje Oluştur'}
        </Button>
      </FormHead>
      {failure !== null && <FormFailure title={project ? 'Proje kaydedilemedi' : 'Proje oluşturulamadı'} text={failure} onClose={() => setFailure(null)} />}
      <DraftChoice {...draft} />
      {tries > 0 && wrong.length > 0 && (
        <Callout tone="danger" role="alert">
          {`Lütfen şu alanları düzeltin: ${wrong.join(', ')}.`}
        </Callout>
      )}
      {project && (isNewer || hasCode(call.error, PROJECT_CODE.changed)) && (
        <ChangedMeanwhile
          text={PROJECT_WRITING_TEXT.changedMeanwhile}
          newest={() => newestOf(queries, project)}
          onKeep={({ version }) => {
            set('version', version);
            call.reset();
          }}
          onTake={(theirs) => {
            setWritten(fieldsOf(theirs));
            setValues(fieldsOf(theirs));
            call.reset();
          }}
        />
      )}
      <div className={page.sides} data-open="true">
        <div className={page.text}>
          <MarkdownEditor
            label={PROJECT_FIELDS.description}
            hideLabel
            as={{
              kind: 'member',
              head: <ShownHead values={values} />,
              refused: tries,
              title: (
                <TitleField
                  label={PROJECT_FIELDS.title}
                  max={PROJECT_LIMITS.title.max}
                  value={values.title}
                  error={problems.title}
                  onChange={(title) => set('title', title)}
                  onBlur={() => check('title')}
                />
              ),
            }}
            placeholder="Projeniz hangi sorunu çözüyor, nasıl çalışıyor, nereye gidiyor? Görselleri sürükleyip bırakabilirsiniz."
            value={values.description}
            error={problems.description}
            onChange={(description) => set('description', description)}
            onBlur={() => values.description && check('description')}
            onSend={save}
            onUploading={setUploading}
            below={<LengthNote always length={values.description.length} max={PROJECT_LIMITS.description} />}
          />
        </div>
        <section id={ABOUT} ref={about} tabIndex={-1} className={`${card.card} ${page.settings}`} aria-labelledby="project-about-title">
          <h2 id="project-about-title">Proje bilgileri</h2>
          <div className={page.fields}>
            <AboutFields {...part} project={project} />
            {project && <ProjectEnd project={project} />}
          </div>
        </section>
      </div>
    </form>
  );
}

/** As it stands on the server, or as it was known where that cannot be asked. */
async function newestOf(queries: QueryClient, project: Project): Promise<Project> {
  const newest = await queries.fetchQuery({ ...projectQuery(project.id), staleTime: 0 }).catch(() => project);
  return isInvitation(newest) ? project : newest;
}

/** Above the preview: how the head of the page will begin. */
const ShownHead = ({ values: { title, summary } }: { values: ProjectFields }) => (
  <div className={page.shown}>
    <h2>{title.trim() || 'Adsız proje'}</h2>
    {summary.trim() && <p>{summary}</p>}
  </div>
);
