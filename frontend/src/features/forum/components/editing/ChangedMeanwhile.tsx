import { DRAFT_TEXT } from '@contracts/drafts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import choice from '../../../../design/DraftChoice.module.css';
import { TimeAgo } from '../../../../design/TimeAgo';
import { historyQuery, type TextKind } from '../../api/ownTexts';
import { writerOf } from '../editedBy';
import type { ComparedPart } from './CompareDialog';

const CompareDialog = lazy(() => import('./CompareDialog').then((file) => ({ default: file.CompareDialog })));

interface Props {
  kind: TextKind;
  id: string;
  memberId: string;
  parts: ComparedPart[];
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  onKeepMine: () => void;
  onTakeWritten: () => void;
}

/** Says that a text is no longer the one that its author began to edit, and lets them choose. */
export function ChangedMeanwhile({ kind, id, memberId, parts, comparing, onCompare, onKeepMine, onTakeWritten }: Props) {
  const { data } = useQuery(historyQuery(kind, id));
  const newest = data && data.length > 1 ? data.at(-1) : undefined;
  const who = newest && (newest.users?.id === memberId ? 'Siz, başka bir yerde' : writerOf(newest));
  const choose = (decide: () => void) => () => {
    onCompare(false);
    decide();
  };
  return (
    <Callout tone="warn" role="status" title={DRAFT_TEXT.changedMeanwhile}>
      <div className={choice.choice}>
        <span>
          {newest && (
            <>
              {who} · <TimeAgo at={newest.edited_at} />
            </>
          )}
        </span>
        <span className={choice.buttons}>
          <Button size="small" onClick={() => onCompare(true)}>
            {DRAFT_TEXT.compare}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {DRAFT_TEXT.keptMine}
          </Button>
          <Button size="small" onClick={onTakeWritten}>
            {DRAFT_TEXT.takeTheirs}
          </Button>
        </span>
      </div>
      {comparing && (
        <Suspense fallback={null}>
          <CompareDialog parts={parts} onKeepMine={choose(onKeepMine)} onTakeWritten={choose(onTakeWritten)} onClose={() => onCompare(false)} />
        </Suspense>
      )}
    </Callout>
  );
}
