import { type Send, useWrite } from '../../providers/useWrite';

/** What is done to a member, who is shown as they stand then. */
export const useSanctions = <Request extends object>(send: Send<Request>, said: string, onDone: () => void) =>
  useWrite<Request>({ send, said, touches: ['members', 'facts', 'member-notes', 'member-sessions'], onDone });
