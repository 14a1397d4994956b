import type { OwnUser } from '@contracts/accounts';
import { APPLICATION_FIELDS } from '@contracts/job-application-problems';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '@contracts/job-applications';
import { JOB_CONSENT } from '@contracts/job-consent';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../../calls/Failure';
import { ApiError } from '../../../client/apiError';
import { useDraft } from '../../../client/drafts/useDraft';
import { Button } from '../../../design/Button';
import { LengthNote } from '../../../design/LengthNote';
import { sendsForm, useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { ownCvQuery, useApply } from '../api/apply';
import classes from './ApplyForm.module.css';
import { type ApplyFields, applyDraft, applyProblemsOf, applyRequestOf, atFields, emptyApplication, keptOf, typedEmail, typedPhone } from './applyFields';
import { CvChoice } from './CvChoice';

interface Props {
  jobId: string;
  member: OwnUser;
  /** What was typed before it was closed, or left. */
  typed: ApplyFields;
  onType: (fields: ApplyFields) => void;
  onSent: () => void;
}

/** What an applicant hands over, and to whom. */
export function ApplyForm({ jobId, member, typed, onType, onSent }: Props) {
  const id = useId();
  const { data: profile } = useQuery(ownCvQuery(member.id));
  const profileCv = profile?.cv_url ?? null;
  const { form, values, problems, set, check, note, refuse, submit } = useForm<ApplyFields>(typed, (fields) => applyProblemsOf(fields, profileCv));
  const [isSending, setSending] = useState(false);
  const apply = useApply(jobId);
  useEffect(() => onType(values), [values, onType]);
  useDraft(applyDraft(member.id, jobId), keptOf(emptyApplication(member.email)), keptOf(values));
  const send = submit((fields) => {
    if (apply.isPending || isSending) return;
    apply.mutate(applyRequestOf(fields, profileCv), {
      onSuccess: onSent,
      onError: (error) => error instanceof ApiError && refuse(atFields(error.fields)),
    });
  });
  const { length } = values.note.trim();
  /** It is wanted no more as soon as there is one, sent here or found on the profile meanwhile. */
  const cvProblem = problems.cv === APPLICATION_TEXT.cvNeeded && !applyProblemsOf(values, profileCv).cv ? undefined : problems.cv;
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
      <div className={classes.fields}>
        <TextInput
          label={APPLICATION_FIELDS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+90"
          maxLength={APPLICATION_LIMITS.phone.max}
          value={values.phone}
          error={problems.phone}
          onChange={(event) => set('phone', typedPhone(event.currentTarget.value))}
          onBlur={() => values.phone && check('phone')}
        />
        <TextInput
          label={APPLICATION_FIELDS.email}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={APPLICATION_LIMITS.email}
          value={values.email}
          error={problems.email}
          onChange={(event) => set('email', typedEmail(event.currentTarget.value))}
          onBlur={() => values.email && check('email')}
        />
        <CvChoice
          value={values}
          profileCv={profileCv}
          error={cvProblem}
          onChoose={(cv) => set('cv', cv)}
          onSent={(sent) => {
            set('sent', sent);
            set('cv', 'other');
            note('cv', undefined);
          }}
          onSending={setSending}
        />
        <Textarea
          label={
            <>
              {APPLICATION_FIELDS.note} <span className={classes.optional}>· isteğe bağlı</span>
            </>
          }
          description={<LengthNote length={length} max={APPLICATION_LIMITS.note} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={8}
          value={values.note}
          error={problems.note}
          onChange={(event) => set('note', event.currentTarget.value)}
          onBlur={() => values.note && check('note')}
        />
        <div>
          <Checkbox
            checked={values.agrees}
            error={problems.agrees}
            aria-describedby={`${id}-notice`}
            label={<span className={classes.consent}>{JOB_CONSENT.text}</span>}
            onChange={(event) => set('agrees', event.currentTarget.checked)}
          />
          <Link id={`${id}-notice`} className={classes.notice} to={paths.page('aydinlatma')} target="_blank">
            Aydınlatma metni, sürüm {JOB_CONSENT.version}
          </Link>
        </div>
        <Failure of={apply} title={APPLICATION_TEXT.failed} />
      </div>
      <footer className={classes.foot}>
        <Button type="submit" kind="primary" size="large" wide disabled={isSending} busy={apply.isPending && APPLICATION_TEXT.applying}>
          {APPLICATION_TEXT.apply}
        </Button>
        <p className={classes.readers}>
          <IconLock aria-hidden="true" />
          {APPLICATION_TEXT.onlyReaders}
        </p>
      </footer>
    </form>
  );
}
