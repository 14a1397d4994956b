import { READING_LIMITS, READING_TEXT, type Reading } from '@contracts/reading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post, remove } from '../../../client/http';
import { toast } from '../../../design/toast';
import { readingMemory, setReadUpTo } from './readTopics';

const PATH = '/api/forum/reading/all';
const queryKey = ['forum', 'reading'];

/** Counts everything as read, and offers for ten seconds to take it back. */
export function useMarkAllRead() {
  const queries = useQueryClient();
  /** What is still on its way knows of an earlier state. */
  const take = async (since: string) => {
    await queries.cancelQueries({ queryKey });
    setReadUpTo(since);
    await queries.invalidateQueries({ queryKey });
  };
  const undo = async (former: string) => {
    try {
      const { data, message } = await remove<Reading>(PATH, { key: newKey() });
      await take(data.since ?? former);
      await toast({ text: message ?? READING_TEXT.undone });
    } catch (error) {
      await toast({ title: 'Geri alınamadı', text: messageOf(error), tone: 'danger' });
    }
  };
  return useMutation({
    mutationFn: async () => {
      const { since: former } = readingMemory();
      const { data } = await post<Reading>(PATH, { key: newKey() });
      await take(data.since ?? former);
      return former;
    },
    onSuccess: (former) =>
      toast({
        text: READING_TEXT.markedAll,
        seconds: READING_LIMITS.undoSeconds,
        action: { label: READING_TEXT.undo, run: () => undo(former) },
      }),
    onError: (error) => toast({ title: 'Okundu sayılamadı', text: messageOf(error), tone: 'danger' }),
  });
}
