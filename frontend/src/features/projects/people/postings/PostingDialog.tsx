import { DRAFT_TEXT, draftBeginning, type ProjectPartDraftKey } from '@contracts/drafts';
import { atMost } from '@contracts/field-problems';
import { POSTING_FIELDS, POSTING_LIMITS, POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import { dayIn } from '@contracts/istanbul-day';
import { WRITING_TEXT } from '@contracts/writing';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../../calls/Failure';
import { refusing } from '../../../../client/apiError';
import { draftName } from '../../../../client/drafts/localDraft';
import { readDraft } from '../../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../../client/drafts/useKeptDraft';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import { DraftChoice } from '../../../../design/DraftChoice';
import { LengthNote } from '../../../../design/LengthNote';
import { toast } from '../../../../design/toast';
import { useForm } from '../../../../design/useForm';
import { ListField } from '../../../../writing/ListField';
import { NotLoaded } from '../../../../writing/NotLoaded';
import { TextBlock } from '../../../../writing/TextBlock';
import { withTypedName } from '../../../../writing/tags';
import { rewardTypesQuery, useCreatePosting, useEditPosting } from '../../api/helpWanted';
import classes from '../PartForm.module.css';
import { fieldsOf, NO_POSTING, type PostingFields, problemsOf, refusalsOf, requestOf } from './postingFields';

interface Props {
  memberId: string;
  projectId: string;
  /** The posting that is changed; null for a new one. */
  posting: Posting | null;
  onClose: () => void;
}

/** Asks for help, or changes how it is asked for. What is typed is kept as a draft until it is sent. */
export function PostingDialog({ memberId, projectId, posting, onClose }: Props) {
  const key: ProjectPartDraftKey = posting ? `edit-posting:${projectId}:${posting.id}` : `posting:${projectId}`;
  const [written] = useState(() => (posting ? fieldsOf(posting) : NO_POSTING));
  const { form, values, problems, typed, set, setValues, check, refuse, submit } = useForm<PostingFields>(
    readDraft(draftName(memberId, key), written),
    (fields) => problemsOf(fields, posting?.until ?? null),
  );
  const draft = useKeptDraft({
    ...{ memberId, key, empty: written, value: values, onReplace: setValues },
    title: values.title.trim() || posting?.title || DRAFT_TEXT.newPosting,
    excerpt: draftBeginning(values.description),
  });
  const [isUploading, setUploading] = useState(false);
  const create = useCreatePosting();
  const edit = useEditPosting(posting?.id ?? '', POSTING_TEXT.saved);
  const call = posting ? edit : create;
  const send = submit((fields) => {
    if (call.isPending) return;
    if (isUploading) return void toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    const answered = {
      onSuccess: () => {
        draft.sent();
        onClose();
      },
      onError: refusing((found) => refuse(refusalsOf(found))),
    };
    if (posting) edit.mutate(requestOf(fields), answered);
    else create.mutate({ project_id: projectId, ...requestOf(fields) }, answered);
  });
  return (
    <Dialog title={posting ? 'Yardım ilanını düzenle' : 'Yardım ilanı aç'} size="xl" fillsPhone onClose={onClose} footer={null}>
      <form ref={form} className={classes.form} noValidate onSubmit={send}>
        <Failure of={call} title={posting ? POSTING_TEXT.updateFailed : POSTING_TEXT.createFailed} />
        <DraftChoice {...draft} />
        <TextInput
          label={POSTING_FIELDS.title}
          placeholder="Kimi veya neyi arıyorsunuz?"
          data-autofocus
          description={<LengthNote length={values.title.trim().length} max={POSTING_LIMITS.title.max} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...typed('title')}
          error={problems.title ?? tooLong(values.title)}
          onBlur={() => values.title && check('title')}
        />
        <TextBlock
          label={POSTING_FIELDS.description}
          placeholder="Ne yapılacak, ne kadar zaman ister, kim yardım eder?"
          value={values.description}
          error={problems.description}
          onChange={(description) => set('description', description)}
          onBlur={() => values.description && check('description')}
          onSend={send}
          onUploading={setUploading}
          savedAt={draft.savedAt}
          max={POSTING_LIMITS.description.max}
          counted
        />
        <ListField
          label={POSTING_FIELDS.skills}
          description={`En fazla ${POSTING_LIMITS.skills.max}. Birden fazlaysa aralarına virgül koyun.`}
          chosen={values.skills}
          typed={values.typedSkill}
          most={POSTING_LIMITS.skills.max}
          tooMany={POSTING_TEXT.tooManySkills}
          error={problems.skills}
          withTyped={withTypedName}
          removes={(skill) => `${skill} becerisini kaldır`}
          onChange={(skills, typedSkill) => {
            set('typedSkill', typedSkill);
            set('skills', skills);
          }}
        />
        <div className={classes.row}>
          <RewardField
            posting={posting}
            value={values.project_reward_type}
            error={problems.project_reward_type}
            onChange={(code) => set('project_reward_type', code)}
          />
          <TextInput
            label={POSTING_FIELDS.places}
            description={posting && posting.taken > 0 ? `${posting.taken} yer dolu` : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="number"
            min={POSTING_LIMITS.places.min}
            max={POSTING_LIMITS.places.max}
            {...typed('places')}
            onBlur={() => check('places')}
          />
          <TextInput
            label={POSTING_FIELDS.until}
            description="İsteğe bağlı; ilan o günün sonunda kapanır."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="date"
            min={dayIn(new Date().toISOString())}
            max={dayIn(new Date(Date.now() + POSTING_LIMITS.aheadDays * DAY_MS).toISOString())}
            {...typed('until')}
            onBlur={() => check('until')}
          />
        </div>
        <div className={classes.ends}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={call.isPending && 'Kaydediliyor…'}>
            {posting ? 'Kaydet' : 'İlanı aç'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

const tooLong = (title: string): string | undefined =>
  title.trim().length > POSTING_LIMITS.title.max ? atMost(POSTING_FIELDS.title, POSTING_LIMITS.title.max) : undefined;

interface RewardProps {
  posting: Posting | null;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** One that is offered no more stays where it stands. */
function RewardField({ posting, value, error, onChange }: RewardProps) {
  const { data: types = [], isError, refetch } = useQuery(rewardTypesQuery);
  const standing =
    posting && !types.some(({ code }) => code === posting.project_reward_type) ? [{ value: posting.project_reward_type, label: posting.reward_label }] : [];
  return (
    <div>
      <NativeSelect
        label={POSTING_FIELDS.project_reward_type}
        data={[{ value: '', label: 'Seçin' }, ...types.map(({ code, label }) => ({ value: code, label })), ...standing]}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isError && types.length === 0 && <NotLoaded text={POSTING_TEXT.rewardTypesFailed} onRetry={() => void refetch()} />}
    </div>
  );
}
