import { displayName } from '@contracts/accounts';
import type { DecisionSubject, ForumDecision } from '@contracts/forum-decisions';
import { REASON_LABEL, type ReportReason } from '@contracts/moderation';
import type { Permission } from '@contracts/permissions';
import { IconArrowBackUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../client/may';
import { useMember } from '../client/session';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { exactTime } from '../design/dates';
import { focusOn } from '../design/focusOn';
import { paths } from '../paths';
import classes from './deciding.module.css';
import { titleOf, toneOf } from './decisionWords';

const UndoDialog = lazy(() => import('./UndoDialog').then((file) => ({ default: file.UndoDialog })));

interface Props {
  decision: ForumDecision;
  /** What has the focus once the decision and this note are gone. */
  focusAfter: string;
}

const UNDOING = {
  topic: 'topic.moderate',
  comment: 'comment.moderate',
  post: 'post.moderate',
  project: 'project.moderate',
  update: 'project.moderate',
  job: 'listing.moderate',
} as const satisfies Record<DecisionSubject, Permission>;

/** What a moderator wrote; a decision on a report has the code of its reason. */
const inWords = (reason: string): string => (reason in REASON_LABEL ? REASON_LABEL[reason as ReportReason] : reason || 'Belirtilmemiş');

/** One decision that holds: who made it, when, why and upon what, and the way back. */
export function DecisionNote({ decision, focusAfter }: Props) {
  const member = useMember();
  const [asking, setAsking] = useState(false);
  const { moderator, at, reason, report_id, other, undoable, subject } = decision;
  const mayUndo = undoable && may(member, UNDOING[subject]);
  const undone = () => {
    setAsking(false);
    focusOn(focusAfter);
  };
  return (
    <Callout tone={toneOf(decision)} title={titleOf(decision)}>
      <dl className={classes.facts}>
        <dt>Kim</dt>
        <dd>{moderator ? displayName(moderator) : 'Sistem'}</dd>
        <dt>Ne zaman</dt>
        <dd>
          <time dateTime={at}>{exactTime(at)}</time>
        </dd>
        <dt>Gerekçe</dt>
        <dd>{inWords(reason)}</dd>
        <dt>Karar</dt>
        <dd>{report_id ? <a href={paths.consoleReport(report_id)}>Bir rapor üzerine verildi</a> : 'Sayfada verildi'}</dd>
        {other && (
          <>
            <dt>{decision.kind === 'merge' ? 'Yorumların yeri' : 'Ayrıldığı konu'}</dt>
            <dd>
              <Link to={paths.topic(other.id)}>{other.title || 'Kaldırılmış konu'}</Link>
            </dd>
          </>
        )}
      </dl>
      {mayUndo && (
        <Button className={classes.undo} icon={<IconArrowBackUp aria-hidden="true" />} onClick={() => setAsking(true)}>
          Geri al
        </Button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <UndoDialog decision={decision} onUndone={undone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Callout>
  );
}
