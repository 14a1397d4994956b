import { aboveOf } from '@contracts/above';
import { HELD_LIMITS, HOLD_CAUSE_TO_AUTHOR, HOLDING_TEXT, type OwnHeldText, type OwnRefusedText, refusalText, usualWaitText } from '@contracts/holding';
import { quoted } from '@contracts/one-line';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { ErrorState } from '../../../../design/ErrorState';
import { TimeAgo } from '../../../../design/TimeAgo';
import { paths } from '../../../../paths';
import { ownHeldQuery } from '../../api/held';
import texts from '../OwnTexts.module.css';
import classes from './OwnHeldTexts.module.css';
import { stashText } from './stashText';
import { TakeBackButton } from './TakeBackButton';

/** The member's texts that wait for a moderator or were refused; nothing where there are none. */
export function OwnHeldTexts({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(ownHeldQuery);
  const navigate = useNavigate();
  if (error && !data) return <ErrorState text={messageOf(error)} onRetry={() => refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.waiting.length > 0 && (
        <Part title={HOLDING_TEXT.waiting} note={`${usualWaitText(data.usual_wait_minutes)} ${HOLDING_TEXT.meanwhile}`}>
          {data.waiting.map((text) => (
            <Item key={text.id} text={text} about={<p>{text.causes.map((cause) => HOLD_CAUSE_TO_AUTHOR[cause]).join(' ')}</p>} at={text.held_at}>
              <TakeBackButton memberId={memberId} id={text.id} about={nameOf(text)} />
            </Item>
          ))}
        </Part>
      )}
      {data.refused.length > 0 && (
        <Part title={HOLDING_TEXT.refused} note={`Son ${HELD_LIMITS.shownDays} günün kararları. Metinler sizde kalır; düzenleyip yeniden gönderebilirsiniz.`}>
          {data.refused.map((text) => (
            <Item key={text.id} text={text} about={<Reason text={text} />} at={text.refused_at}>
              <Button
                size="small"
                icon={<IconPencil aria-hidden="true" />}
                aria-label={`Yeniden düzenle: ${nameOf(text)}`}
                onClick={() => navigate(stashText(memberId, text))}
              >
                Yeniden düzenle
              </Button>
            </Item>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.note}>{note}</p>
      <ul className={`${card.card} ${texts.list}`}>{children}</ul>
    </section>
  );
}

interface ItemProps {
  text: OwnHeldText;
  about: ReactNode;
  at: string;
  children: ReactNode;
}

function Item({ text, about, at, children }: ItemProps) {
  const path = pathOf(text);
  return (
    <li className={classes.item}>
      <div className={`${texts.text} ${classes.text}`}>
        <p className={classes.name}>{path ? <Link to={path}>{nameOf(text)}</Link> : nameOf(text)}</p>
        <p className={texts.excerpt}>{text.excerpt}</p>
        <p className={texts.about}>
          {text.kind === 'topic' ? 'Konu' : 'Yorum'} · <TimeAgo at={at} />
        </p>
        <div className={classes.why}>{about}</div>
      </div>
      {children}
    </li>
  );
}

const Reason = ({ text: { note, outcome } }: { text: OwnRefusedText }) => <Callout tone="warn">{refusalText(note, outcome)}</Callout>;

const TO_WHAT = {
  topic: { named: 'konusuna', gone: 'konuya' },
  post: { named: 'yazısına', gone: 'yazıya' },
  project: { named: 'projesine', gone: 'projeye' },
} as const;

function nameOf(text: OwnHeldText): string {
  const { kind, title } = text;
  if (kind === 'topic') return title ?? '';
  const to = TO_WHAT[aboveOf(text)?.kind ?? 'topic'];
  return title ? `${quoted(title)} ${to.named} yorum` : `Kaldırılmış bir ${to.gone} yorum`;
}

/** A refused topic has no page. */
function pathOf(text: OwnHeldText): string | null {
  const isGone = text.title === null || (text.kind === 'topic' && 'refused_at' in text);
  if (isGone) return null;
  const above = aboveOf(text);
  return above ? paths.above(above) : paths.topic(text.topicId);
}
