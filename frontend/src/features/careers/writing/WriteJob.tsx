import { draftBeginning, type JobDraftKey } from '@contracts/drafts';
import { JOB_CODE, JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT, type SavedJob } from '@contracts/job-writing';
import type { Job } from '@contracts/jobs';
import { WRITING_TEXT } from '@contracts/writing';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasCode, messageOf } from '../../../client/apiError';
import { draftName } from '../../../client/drafts/localDraft';
import { readDraft } from '../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../client/drafts/useKeptDraft';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DraftChoice } from '../../../design/DraftChoice';
import { DraftNote } from '../../../design/DraftNote';
import { toast } from '../../../design/toast';
import { sendsForm, useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { ChangedMeanwhile } from '../../../writing/ChangedMeanwhile';
import { FormFailure } from '../../../writing/FormFailure';
import { TextBlock } from '../../../writing/TextBlock';
import { jobQuery } from '../api/job';
import { useCreateJob, useEditJob } from '../api/saveJob';
import { AboutFields } from './AboutFields';
import { EmployerNeeded, isEmployerNeeded, useMayBeRefused } from './EmployerNeeded';
import { ItemsFields } from './ItemsFields';
import classes from './JobForm.module.css';
import { atFields, fieldsOf, type JobFields, NO_JOB, problemsOf, requestOf, wrongFields } from './jobFields';
import { MoreFields } from './MoreFields';
import { Noticed } from './Noticed';
import { PlaceFields } from './PlaceFields';

interface Props {
  memberId: string;
  job: Job | null;
  onClose: () => void;
}

/** Under which the unsent text of a listing is kept. */
export const jobDraftKey = (jobId: string | undefined): JobDraftKey => (jobId ? `edit-job:${jobId}` : 'job');

/** Writes a listing, or changes one. What is typed is kept as a draft until it is sent. */
export function WriteJob({ memberId, job, onClose }: Props) {
  const key = jobDraftKey(job?.id);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [written, setWritten] = useState(() => (job ? fieldsOf(job) : NO_JOB));
  const { form, values, problems, set, setValues, check, refuse, forgive } = useForm<JobFields>(readDraft(draftName(memberId, key), written), (fields) =>
    problemsOf(fields, job),
  );
  const draft = useKeptDraft({
    ...{ memberId, key, empty: written, value: values, onReplace: setValues },
    title: values.title.trim() || job?.title || JOB_WRITING_TEXT.createTitle,
    excerpt: draftBeginning(values.description),
  });
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const create = useCreateJob();
  const edit = useEditJob(job?.id ?? '');
  const call = job ? edit : create;
  const isChanged = job !== null && ((job.version > values.version && !call.isPending) || hasCode(call.error, JOB_CODE.changed));
  const mayBeRefused = useMayBeRefused() && job === null;
  const wrong = wrongFields(problems);
  const part = { values, problems, set, check };

  const finish = (saved: SavedJob, said: string | undefined) => {
    draft.sent();
    const usual = saved.held ? JOB_WRITING_TEXT.held : job ? JOB_WRITING_TEXT.saved : JOB_WRITING_TEXT.published;
    void toast({ text: said ?? usual, ...(saved.held && { tone: 'warn', stays: true }) });
    if (job) onClose();
    else void navigate(paths.job(saved.id), { replace: true });
  };
  const fail = (error: Error) => {
    if (error instanceof ApiError) refuse(atFields(error.fields));
    if (!hasCode(error, JOB_CODE.changed) && !isEmployerNeeded(error)) setFailure(messageOf(error));
  };
  const save = () => {
    if (call.isPending) return;
    if (isUploading) return void toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    const found = problemsOf(values, job);
    setTries(tries + 1);
    setFailure(null);
    forgive();
    if (Object.keys(found).length > 0) return refuse(found);
    const answered = { onSuccess: ({ data, message }: { data: SavedJob; message?: string }) => finish(data, message), onError: fail };
    if (job) edit.mutate({ ...requestOf(values), version: values.version }, answered);
    else create.mutate(requestOf(values), answered);
  };
  const onKeyDown = (event: KeyboardEvent) => !event.defaultPrevented && sendsForm(event) && save();
  const newest = (of: Job) => queries.fetchQuery({ ...jobQuery(of.id), staleTime: 0 }).catch(() => of);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DraftChoice {...draft} />
      {failure !== null && (
        <Noticed key={tries}>
          <FormFailure title={job ? 'İlan kaydedilemedi' : 'İlan yayınlanamadı'} text={JOB_WRITING_TEXT.failed(failure)} onClose={() => setFailure(null)} />
        </Noticed>
      )}
      {isEmployerNeeded(call.error) ? (
        <Noticed key={tries}>
          <EmployerNeeded isRefused />
        </Noticed>
      ) : (
        mayBeRefused && <EmployerNeeded isRefused={false} />
      )}
      {tries > 0 && wrong.length > 0 && (
        <Callout tone="danger" role="alert">
          {`Lütfen şu alanları düzeltin: ${wrong.join(', ')}.`}
        </Callout>
      )}
      {job && isChanged && (
        <Noticed key={tries} isOld={tries === 0}>
          <ChangedMeanwhile
            text={JOB_WRITING_TEXT.changedMeanwhile}
            newest={() => newest(job)}
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
        </Noticed>
      )}
      <AboutFields {...part} />
      <PlaceFields {...part} />
      <TextBlock
        label={JOB_FIELDS.description}
        placeholder="Ekip ne yapıyor, bu kişi neyin sahibi olacak?"
        value={values.description}
        error={problems.description}
        onChange={(description) => set('description', description)}
        onBlur={() => values.description && check('description')}
        onSend={save}
        onUploading={setUploading}
        savedAt={null}
        max={JOB_LIMITS.description.max}
        counted
      />
      <ItemsFields {...part} />
      <MoreFields {...part} job={job} tries={tries} />
      <footer className={classes.foot}>
        <DraftNote savedAt={draft.savedAt} />
        <span className={classes.ways}>
          <Button onClick={onClose}>{draft.savedAt ? 'Kapat' : 'Vazgeç'}</Button>
          <Button type="submit" kind="primary" busy={call.isPending && 'Kaydediliyor…'}>
            {job ? JOB_WRITING_TEXT.save : JOB_WRITING_TEXT.publish}
          </Button>
        </span>
      </footer>
    </form>
  );
}
