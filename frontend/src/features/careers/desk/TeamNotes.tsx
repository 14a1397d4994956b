import { displayName } from '@contracts/accounts';
import { teamNoteProblem } from '@contracts/job-application-problems';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type ReceivedDetail } from '@contracts/job-applications';
import { Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { IconButton } from '../../../design/IconButton';
import { PlainText } from '../../../design/PlainText';
import { TimeAgo } from '../../../design/TimeAgo';
import { sendsForm } from '../../../design/useForm';
import { useNote, useRemoveNote } from '../api/received';
import { unsentName, useKeptText } from '../trail/useKeptText';
import classes from './TeamNotes.module.css';

interface Props {
  application: ReceivedDetail;
  memberId: string;
  field: Ref<HTMLTextAreaElement>;
  /** Gives the focus back to the page, whose keys count again. */
  onLeave: () => void;
}

/** What those who decide say to each other. */
export function TeamNotes({ application: { id, notes, given }, memberId, field, onLeave }: Props) {
  const removing = useRemoveNote(id);
  return (
    <section aria-labelledby="team-notes">
      <h3 id="team-notes">
        Ekip notları <span className={classes.unseen}>· {APPLICATION_TEXT.noteLabel}</span>
      </h3>
      <ul className={classes.notes}>
        {notes.map(({ id: noteId, author, text, at }) => (
          <li key={noteId}>
            <Avatar id={author?.id ?? noteId} name={displayName(author)} picture={author?.avatar ?? null} size="small" />
            <div className={classes.words}>
              <PlainText source={text} />
              <small>
                {displayName(author)} · <TimeAgo at={at} />
              </small>
            </div>
            {author?.id === memberId && (
              <IconButton
                size="small"
                label="Notu sil"
                disabled={removing.isPending}
                onClick={() => removing.mutate({ id: noteId, text }, { onSuccess: onLeave })}
              >
                <IconTrash aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {given && <Write id={id} draft={unsentName(memberId, 'note', id)} field={field} onSaved={onLeave} />}
    </section>
  );
}

function Write({ id, draft, field, onSaved }: { id: string; draft: string; field: Ref<HTMLTextAreaElement>; onSaved: () => void }) {
  const [text, setText] = useKeptText(draft);
  const [problem, setProblem] = useState<string | null>(null);
  const noting = useNote(id, draft);
  const send = () => {
    const found = teamNoteProblem(text);
    setProblem(found);
    if (found || noting.isPending) return;
    const onSuccess = () => {
      setText('');
      onSaved();
    };
    noting.mutate({ text: text.trim() }, { onSuccess });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onKeyDown={(event) => sendsForm(event) && send()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Failure of={noting} />
      <Textarea
        ref={field}
        aria-label="Ekip notu"
        placeholder="Not yazın…"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={APPLICATION_LIMITS.teamNote.max}
        value={text}
        error={problem}
        onChange={(event) => {
          setProblem(null);
          setText(event.currentTarget.value);
        }}
      />
      {text !== '' && (
        <Button type="submit" size="small" busy={noting.isPending && 'Kaydediliyor…'}>
          Notu kaydet
        </Button>
      )}
    </form>
  );
}
