import { displayName } from '@contracts/accounts';
import type { ApplicationRow, Posting } from '@contracts/help-wanted';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Ask } from '../../../../calls/Ask';
import { AuthorName } from '../../../../design/AuthorName';
import { Avatar } from '../../../../design/Avatar';
import { Button } from '../../../../design/Button';
import { Chip } from '../../../../design/Chip';
import { PlainText } from '../../../../design/PlainText';
import { TimeAgo } from '../../../../design/TimeAgo';
import { useDecideApplication } from '../../api/helpWanted';
import { ApplicationState } from '../../components/postings/ApplicationState';
import classes from './Applications.module.css';
import { acceptEffect, isWaiting, rejectEffect } from './applicationWords';

interface Props {
  application: ApplicationRow;
  posting: Posting;
  /** Whether it can be decided on: not once nothing new comes into the project. */
  isDecided: boolean;
  onOpened: () => void;
}

/** Somebody who applied: who they are and how it stands; opened, what they wrote and what is answered. */
export function Application({ application, posting, isDecided, onOpened }: Props) {
  const { applicant, state, created_at, known } = application;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = displayName(applicant);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && state === 'new') onOpened();
  };
  return (
    <li className={classes.item} data-new={state === 'new' || undefined}>
      <div className={classes.head}>
        <Avatar id={applicant.id} name={name} picture={applicant.avatar} />
        <div className={classes.who}>
          <b>
            <AuthorName author={applicant} />
          </b>
          <ApplicationState state={state} />
          <span className={classes.at}>
            <TimeAgo at={created_at} />
          </span>
          {known.length > 0 && (
            <ul className={classes.known} aria-label="Aranan becerilerden bildikleri">
              {known.map((skill) => (
                <li key={skill}>
                  <Chip tone="brand" icon={<IconCheck aria-hidden="true" />}>
                    {skill}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Button
          size="small"
          className={classes.toggle}
          icon={<IconChevronDown aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${name}: ${isOpen ? 'kapat' : 'oku'}`}
          onClick={toggle}
        >
          {isOpen ? 'Kapat' : 'Oku'}
        </Button>
      </div>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && <Opened application={application} posting={posting} isDecided={isDecided} name={name} />}
      </div>
    </li>
  );
}

const GONE = 'Mesaj silinmiş.';

function Opened({ application, posting, isDecided, name }: Omit<Props, 'onOpened'> & { name: string }) {
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  return (
    <>
      {application.message === null ? <p className={classes.gone}>{GONE}</p> : <PlainText source={application.message} />}
      {isDecided && isWaiting(application) && (
        <div className={classes.ways}>
          <Button kind="primary" size="small" aria-label={`Kabul et: ${name}`} onClick={() => setAsking('accept')}>
            Kabul et
          </Button>
          <Button size="small" aria-label={`Reddet: ${name}`} onClick={() => setAsking('reject')}>
            Reddet
          </Button>
        </div>
      )}
      {asking && <Decide key={asking} decision={asking} application={application} posting={posting} name={name} onClose={() => setAsking(null)} />}
    </>
  );
}

const WORDS = {
  accept: { title: 'Başvuru kabul edilsin mi?', verb: 'Kabul et', doing: 'Kabul ediliyor…' },
  reject: { title: 'Başvuru reddedilsin mi?', verb: 'Reddet', doing: 'Reddediliyor…' },
} as const;

interface DecideProps {
  decision: 'accept' | 'reject';
  application: ApplicationRow;
  posting: Posting;
  name: string;
  onClose: () => void;
}

/** Says what follows, and why it could not be done: the last place may have gone meanwhile. */
function Decide({ decision, application, posting, name, onClose }: DecideProps) {
  const deciding = useDecideApplication(application.id, decision);
  return (
    <Ask
      {...WORDS[decision]}
      effect={decision === 'accept' ? acceptEffect(name, posting) : rejectEffect(name)}
      calling={deciding}
      onDo={() => deciding.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
