import { FEEDBACK_LIMITS, FEEDBACK_TEXT, feedbackProblems } from '@contracts/feedback';
import { type ClipboardEvent, type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '../../../client/apiError';
import { discardDraft, readDraft, useDraft } from '../../../client/drafts/useDraft';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DraftNote } from '../../../design/DraftNote';
import { LeaveQuestion } from '../../../design/LeaveQuestion';
import { sendsForm, useForm } from '../../../design/useForm';
import { failureText, useGiveFeedback } from '../api/useGiveFeedback';
import { emptyFields, FeedbackFields } from './FeedbackFields';
import classes from './FeedbackForm.module.css';
import { draftName } from './feedbackDraft';
import { ScreenshotField, screenshotProblem } from './ScreenshotField';

interface Props {
  memberId: string | null;
  /** Whether to ask before what was written is thrown away. */
  asking: boolean;
  onStay: () => void;
  onWritten: (isWritten: boolean) => void;
  onGiven: () => void;
  onCancel: () => void;
}

const isComplete = ({ title, description }: { title: string; description: string }) =>
  title.trim().length >= FEEDBACK_LIMITS.title.min && description.trim().length >= FEEDBACK_LIMITS.description.min;

export function FeedbackForm({ memberId, asking, onStay, onWritten, onGiven, onCancel }: Props) {
  const draft = draftName(memberId);
  const [empty] = useState(() => emptyFields(window.location.href));
  const fields = useForm(readDraft(draft, empty), feedbackProblems);
  const { form, values, refuse, submit } = fields;
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [incomplete, setIncomplete] = useState(false);
  const savedAt = useDraft(draft, empty, values);
  const give = useGiveFeedback();
  const complete = isComplete(values);
  const isWritten = Boolean(values.title.trim() || values.description.trim() || values.steps_to_reproduce.trim() || screenshot);
  useEffect(() => onWritten(isWritten), [onWritten, isWritten]);

  const choose = (file: File | null) => {
    const problem = file ? screenshotProblem(file) : undefined;
    setPictureProblem(problem);
    if (!problem) setScreenshot(file);
  };
  const refused = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    setPictureProblem(error.fields.screenshot);
    refuse(error.fields);
  };
  const given = () => {
    discardDraft(draft);
    onGiven();
  };
  const sendValid = submit((request) => give.mutate({ request, screenshot }, { onSuccess: given, onError: refused }));
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (give.isPending) return;
    setIncomplete(!complete);
    sendValid(event);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    choose(file);
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send} onPaste={paste} onKeyDown={(event) => sendsForm(event) && send()}>
      {incomplete && !complete && (
        <Callout tone="danger" role="alert">
          {FEEDBACK_TEXT.incomplete}
        </Callout>
      )}
      <FeedbackFields isGuest={memberId === null} fields={fields} />
      <ScreenshotField file={screenshot} problem={pictureProblem} onChoose={choose} />
      {memberId !== null && <p className={classes.note}>E-posta adresiniz ve kullanıcı adınız raporla birlikte ekibe iletilir.</p>}
      {give.isError && (
        <Callout tone="danger" role="alert">
          {failureText(give.error)}
        </Callout>
      )}
      {asking ? (
        <LeaveQuestion onStay={onStay} onLeave={onCancel} />
      ) : (
        <div className={classes.actions}>
          <span className={classes.saved}>
            <DraftNote savedAt={savedAt} />
          </span>
          <Button onClick={onCancel}>{FEEDBACK_TEXT.cancel}</Button>
          <Button type="submit" kind="primary" aria-disabled={!complete} busy={give.isPending && FEEDBACK_TEXT.sending}>
            {FEEDBACK_TEXT.send}
          </Button>
        </div>
      )}
    </form>
  );
}
