import { APPEAL_LIMITS, APPEAL_TEXT, type AppealMessage, type OwnAppeal } from '@contracts/appeals';
import { Textarea } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import parts from '../../../design/BoxParts.module.css';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { exactTime } from '../../../design/dates';
import { sendsForm, useForm } from '../../../design/useForm';
import { type AppealWay, useAnswerAppeal } from '../api/appeals';
import classes from './Appeal.module.css';

const EMPTY = { text: '' };
const problemsOf = ({ text }: typeof EMPTY) => {
  if (!text.trim()) return { text: APPEAL_TEXT.messageNeeded };
  return text.trim().length > APPEAL_LIMITS.message ? { text: APPEAL_TEXT.messageLong } : {};
};

const Said = ({ from, text, at }: Pick<AppealMessage, 'from' | 'text' | 'at'>) => (
  <li className={from === 'member' ? `${classes.said} ${classes.own}` : classes.said}>
    <p className={classes.words}>{text ?? 'Silindi'}</p>
    <span className={classes.who}>
      {from === 'member' ? 'Siz' : 'Moderatör'} · <time dateTime={at}>{exactTime(at)}</time>
    </span>
  </li>
);

function Answer({ way, left }: { way: AppealWay; left: number }) {
  const { form, bind, submit, refuse, setValues } = useForm(EMPTY, problemsOf);
  const answer = useAnswerAppeal(way);
  const send = submit((request) => {
    if (answer.isPending) return;
    answer.mutate(request, {
      // What was typed while it was sent stays.
      onSuccess: () => setValues((now) => (now.text === request.text ? EMPTY : now)),
      onError: refusing(refuse),
    });
  });
  if (left === 0) return <p className={parts.hint}>{APPEAL_TEXT.tooMany}</p>;
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
      <Failure of={answer} />
      <Textarea label="Eklemek istediğiniz veya yanıtınız" autosize minRows={2} maxRows={8} {...bind('text')} />
      <Button type="submit" busy={answer.isPending && 'Gönderiliyor…'}>
        Yanıtla
      </Button>
    </form>
  );
}

/** What was said about an appeal, the member's own words first. */
export function AppealTalk({ way, appeal }: { way: AppealWay; appeal: OwnAppeal }) {
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="appeal-talk">
      <h2 id="appeal-talk">Yazışma</h2>
      <ol className={classes.talk} aria-label="Mesajlar">
        <Said from="member" text={appeal.text} at={appeal.made_at} />
        {appeal.messages.map((message) => (
          <Said key={message.id} {...message} />
        ))}
      </ol>
      {appeal.state === 'open' && <Answer way={way} left={appeal.messages_left} />}
    </section>
  );
}
