import { APPEAL_TEXT, type DecideAppealRequest } from '@contracts/appeals';
import { type Send, useWrite } from '../../providers/useWrite';

const TOUCHES = ['appeals', 'members', 'facts'];
type Nothing = Record<string, never>;

const useAct = <Request extends object>(send: Send<Request>, said: string, onDone: () => void = () => undefined) =>
  useWrite<Request>({ send, said, touches: TOUCHES, onDone });

export const useTakeAppeal = (id: string) => useAct<Nothing>((server, _, key) => server.takeAppeal(id, key), APPEAL_TEXT.taken);
export const useReleaseAppeal = (id: string) => useAct<Nothing>((server, _, key) => server.releaseAppeal(id, key), APPEAL_TEXT.released);
export const useAskAppellant = (id: string, onDone: () => void) =>
  useAct<{ text: string }>((server, { text }, key) => server.askAppellant(id, text, key), APPEAL_TEXT.sent, onDone);
export const useDecideAppeal = (id: string, onDone: () => void) =>
  useAct<DecideAppealRequest>((server, request, key) => server.decideAppeal(id, request, key), APPEAL_TEXT.decided, onDone);
