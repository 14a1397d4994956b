import { MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import { lazy, Suspense, useState } from 'react';
import { exactTime } from '../../../../design/dates';
import type { TextKind } from '../../api/ownTexts';
import classes from './EditedMark.module.css';

const HistoryDialog = lazy(() => import('./HistoryDialog').then((file) => ({ default: file.HistoryDialog })));

/** Says that a text is not as it was first written, and shows how it was. */
export function EditedMark({ kind, id, at, byModerator }: { kind: TextKind; id: string; at: string; byModerator: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      {' · '}
      <button type="button" className={classes.mark} title={exactTime(at)} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {byModerator ? MODERATOR_EDIT_TEXT.mark : 'düzenlendi'}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <HistoryDialog kind={kind} id={id} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
