import { type Send, useWrite } from '../../providers/useWrite';
import { APPROVALS } from '../approvals/useApprovals';

/** What is done to a member, who is shown as they stand then. */
export const useSanctions = <Request extends object, Answer = void>(
  send: Send<Request, Answer>,
  said: string | ((answer: Answer) => string),
  onDone: () => void,
) => useWrite<Request, Answer>({ send, said, touches: ['members', 'facts', 'member-notes', 'member-sessions', 'member-profile', 'cases', APPROVALS], onDone });
