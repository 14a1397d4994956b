import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../client/apiError';
import type { TriedAgain } from '../client/retries';
import { toast } from '../design/toast';

interface Switching<Answer> {
  /** Names it among everything that can be pressed. */
  name: readonly string[];
  isOn: boolean;
  /** Shows it, wherever it is to be seen, before the server has answered; and as it was when it refuses. */
  show: (isOn: boolean) => void;
  send: (wanted: boolean) => Promise<Answer>;
  /** Shows what the server has made of the last press. */
  settle: (answer: Answer) => void;
  /** What is said over the reason of a refusal. */
  fails: { on: string; off: string };
  /** Answers that are on their way and know nothing of the press. */
  outdates: QueryKey;
  /** How a press is sent again. */
  tries?: TriedAgain;
  onSettled?: () => void;
}

/** Something that a member gives and takes back. A press shows at once; presses reach the server one after the other, each with what it wants, so that the last one stands. */
export function useSwitch<Answer>({ name, isOn, show, send, settle, fails, outdates, tries, onSettled }: Switching<Answer>): () => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    ...tries,
    mutationKey: name,
    scope: { id: name.join('/') },
    mutationFn: send,
    onMutate: (wanted: boolean) => {
      void queries.cancelQueries({ queryKey: outdates });
      show(wanted);
    },
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: name }) <= 1) settle(answer);
    },
    onError: (error, wanted) => {
      show(!wanted);
      void toast({ title: wanted ? fails.on : fails.off, text: messageOf(error), tone: 'danger' });
    },
    onSettled,
  });
  return () => mutate(!isOn);
}
