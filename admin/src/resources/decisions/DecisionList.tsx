import type { ForumDecision } from '@contracts/forum-decisions';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { focusListTitle } from '../../desk/ListPage';
import { focusRow } from '../../desk/walk';
import { DecisionItem } from './DecisionItem';
import { useDecisionKeys } from './useDecisionKeys';

export function DecisionList() {
  const { data = [], isPlaceholderData } = useListContext<ForumDecision>();
  const { canAccess } = useCanAccess({ resource: 'decisions', action: 'edit' });
  const [asked, ask] = useState<string | null>(null);
  const mayUndo = ({ undoable }: ForumDecision) => undoable && canAccess === true;
  useDecisionKeys(data, mayUndo, ({ id }) => ask(id));

  const leave = (id: string) => {
    ask(null);
    focusRow('decision', id);
  };
  /** The row may leave the list with what was taken back: the next one is where one goes on. */
  const settle = (at: number) => {
    ask(null);
    const next = data[at + 1] ?? data[at - 1];
    if (next) focusRow('decision', next.id);
    else focusListTitle();
  };
  return (
    <Box component="ol" aria-label="Kararlar" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
      {data.map((decision, at) => (
        <DecisionItem
          key={decision.id}
          decision={decision}
          mayUndo={mayUndo(decision)}
          asked={asked === decision.id}
          onAsk={() => ask(decision.id)}
          onLeave={() => leave(decision.id)}
          onUndone={() => settle(at)}
        />
      ))}
    </Box>
  );
}
