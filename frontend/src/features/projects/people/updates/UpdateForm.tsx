import { draftBeginning } from '@contracts/drafts';
import { type ProjectUpdate, type ProjectUpdateRequest, UPDATE_LIMITS, UPDATE_TYPE_LABEL, UPDATE_TYPES, type UpdateType } from '@contracts/project-updates';
import { PROJECT_VISIBILITY_NOTE, type Project, type ProjectVisibility } from '@contracts/projects';
import { WRITING_TEXT } from '@contracts/writing';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../../../calls/Failure';
import { refusing } from '../../../../client/apiError';
import { draftName } from '../../../../client/drafts/localDraft';
import { readDraft } from '../../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../../client/drafts/useKeptDraft';
import { Button } from '../../../../design/Button';
import { DraftChoice } from '../../../../design/DraftChoice';
import { toast } from '../../../../design/toast';
import { useForm } from '../../../../design/useForm';
import { TextBlock } from '../../../../writing/TextBlock';
import { useTypedSince } from '../../../../writing/useTypedSince';
import { useEditUpdate, usePostUpdate } from '../../api/updates';
import classes from '../PartForm.module.css';
import { fieldsOf, NO_UPDATE, problemsOf, readerChoices, requestOf, type UpdateFields, updateDraftKey } from './updateFields';

const TYPES = UPDATE_TYPES.map((value) => ({ value, label: UPDATE_TYPE_LABEL[value] }));

interface Props {
  memberId: string;
  project: Pick<Project, 'id' | 'title' | 'visibility'>;
  /** The update that is changed; null for a new one. */
  update: ProjectUpdate | null;
  onClose: () => void;
}

/** Writes an update, or changes one. What is typed is kept as a draft until the server has it. */
export function UpdateForm({ memberId, project, update, onClose }: Props) {
  const key = updateDraftKey(project.id, update?.id);
  const [written, setWritten] = useState(() => (update ? fieldsOf(update) : NO_UPDATE));
  const { form, values, problems, set, setValues, refuse, submit } = useForm<UpdateFields>(readDraft(draftName(memberId, key), written), problemsOf);
  const draft = useKeptDraft({
    ...{ memberId, key, empty: written, value: values, onReplace: setValues },
    ...{ title: project.title, excerpt: draftBeginning(values.content) },
  });
  const [isUploading, setUploading] = useState(false);
  const settle = useTypedSince({ values, setValues, setWritten, onSent: draft.sent });
  const done = (sent: ProjectUpdateRequest) => {
    const goesOn = settle(fieldsOf(sent), update ? fieldsOf(sent) : NO_UPDATE, null);
    if (!goesOn) onClose();
  };
  const create = usePostUpdate(project.id, done);
  const edit = useEditUpdate(update?.id ?? '', done);
  const call = update ? edit : create;
  const send = submit((fields) => {
    if (call.isPending) return;
    if (isUploading) return void toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    call.mutate(requestOf(fields), { onError: refusing(refuse) });
  });
  const readers = readerChoices(project.visibility, written.visibility_override || values.visibility_override);
  return (
    <form ref={form} className={classes.form} noValidate aria-label={update ? 'Güncellemeyi düzenle' : 'Yeni güncelleme'} onSubmit={send}>
      <Failure of={call} title={update ? 'Güncellemeniz kaydedilemedi' : 'Güncellemeniz yayınlanamadı'} />
      <DraftChoice {...draft} />
      <TextBlock
        label="Güncelleme metni"
        placeholder="Projede neler oldu?"
        value={values.content}
        error={problems.content}
        onChange={(content) => set('content', content)}
        onSend={send}
        onUploading={setUploading}
        savedAt={draft.savedAt}
        max={UPDATE_LIMITS.content.max}
        problem={problems.content ? null : problemsOf(values).content}
      />
      <div className={classes.row}>
        <NativeSelect
          label="Türü"
          data={TYPES}
          value={values.type}
          error={problems.type}
          onChange={(event) => set('type', event.currentTarget.value as UpdateType)}
        />
        {readers.length > 1 && (
          <NativeSelect
            label="Kimler okuyabilir?"
            description={values.visibility_override && PROJECT_VISIBILITY_NOTE[values.visibility_override]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={readers}
            value={values.visibility_override}
            error={problems.visibility_override}
            onChange={(event) => set('visibility_override', event.currentTarget.value as ProjectVisibility | '')}
          />
        )}
      </div>
      <div className={classes.ends}>
        <Button onClick={onClose}>Vazgeç</Button>
        <Button type="submit" kind="primary" disabled={isUploading} busy={call.isPending && (update ? 'Kaydediliyor…' : 'Yayınlanıyor…')}>
          {update ? 'Kaydet' : 'Yayınla'}
        </Button>
      </div>
    </form>
  );
}
