import { TOOL_TEXT } from '@contracts/forum-tools';
import { ofState, type Verb } from '@contracts/moderation-verbs';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../calls/useCall';
import { newKey } from '../client/actionKey';
import { messageOf } from '../client/apiError';
import { put } from '../client/http';
import { toast } from '../design/toast';

const UNDO_SECONDS = 10;

interface Deciding<Tool extends string> {
  /** Where decisions are sent to. */
  path: string;
  verbs: Readonly<Record<Tool, Verb<Tool>>>;
  tool: Tool;
  /** Whether it is hidden as one decides. */
  hidden: boolean;
  /** What is said once it is done. */
  done: string;
  /** Beginnings of the keys of what is asked again. */
  touches: readonly (readonly string[])[];
  onDone: () => void;
}

/** Decides about a text with a reason, and offers for ten seconds to take it back. */
export function useDecide<Tool extends string>({ path, verbs, tool, hidden, done, touches, onDone }: Deciding<Tool>) {
  const queries = useQueryClient();
  const refresh = () => Promise.all(touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const undo = async () => {
    try {
      const action = ofState(verbs[tool].undo, hidden ? 'hidden' : 'deleted');
      await put<unknown>(path, { body: { action, reason: TOOL_TEXT.undone }, key: newKey() });
      await refresh();
      await toast({ text: 'Karar geri alındı.' });
    } catch (error) {
      await toast({ title: 'Karar geri alınamadı', text: messageOf(error), tone: 'danger' });
    }
  };
  return useCall(
    puts<string, unknown>(path, (reason) => ({ action: tool, reason })),
    {
      onSuccess: async () => {
        void toast({ text: done, seconds: UNDO_SECONDS, action: { label: 'Geri al', run: undo } });
        onDone();
        await refresh();
      },
    },
  );
}
