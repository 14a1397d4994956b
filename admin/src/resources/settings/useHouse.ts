import { CANNED_TEXT, type CannedReasonRequest } from '@contracts/canned-reasons';
import type { BlockMailRequest } from '@contracts/mail-blocks';
import { PROJECT_CHOICE_TEXT, type ProjectChoiceKind, type ProjectChoiceRequest } from '@contracts/project-choices';
import { type WatchWordsRequest, WORDS_TEXT } from '@contracts/watched-words';
import { useQuery } from '@tanstack/react-query';
import { type HttpError, useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useRows } from '../../providers/useRows';
import { useWrite } from '../../providers/useWrite';

const WORDS = 'watched-words';
const BLOCKS = 'mail-blocks';
const REASONS = 'canned-reasons';
const CHOICES = 'project-choices';

const useServer = () => useDataProvider<DeskDataProvider>();

export function useWords() {
  const server = useServer();
  return useQuery({ queryKey: [WORDS], queryFn: ({ signal }) => server.watchedWords(signal) });
}
export const useWatchWords = (onDone: () => void) =>
  useWrite<WatchWordsRequest, string>({
    send: (server, request, key) => server.watchWords(request, key),
    said: (message) => message,
    touches: [WORDS],
    onDone,
  });
/** `onRemoved`: it is so, and waits for nobody. */
export const useUnwatchWord = (onRemoved: () => void) =>
  useWrite<{ id: string }, string>({
    send: (server, { id }, key) => server.unwatchWord(id, key),
    said: (message) => message,
    touches: [WORDS],
    onDone: (_, message) => message === WORDS_TEXT.removed && onRemoved(),
  });

export const useBlocks = () => useRows({ queryKey: [BLOCKS], read: (server, place, signal) => server.mailBlocks(place, signal) });
/** What holds for a domain or an address; nothing is asked before somebody wants to know. */
export function useBlocksOf(what: string) {
  const server = useServer();
  return useQuery({ queryKey: [BLOCKS, 'of', what], queryFn: () => server.blocksOf(what), enabled: what !== '', gcTime: 0 });
}
export const useBlockMail = (onDone: () => void) =>
  useWrite<BlockMailRequest, string>({ send: (server, request, key) => server.blockMail(request, key), said: (message) => message, touches: [BLOCKS], onDone });
export const useLiftBlock = (onDone: () => void) =>
  useWrite<{ id: string }, string>({ send: (server, { id }, key) => server.liftBlock(id, key), said: (message) => message, touches: [BLOCKS], onDone });

export function useReasons(retired: boolean) {
  const server = useServer();
  return useQuery({ queryKey: [REASONS, retired], queryFn: ({ signal }) => server.cannedReasons(retired, signal) });
}
export const useWriteReason = (id: string | null, onDone: () => void) =>
  useWrite<CannedReasonRequest>({ send: (server, request, key) => server.writeReason(id, request, key), said: CANNED_TEXT.saved, touches: [REASONS], onDone });
export const useRetireReason = (retired: boolean, onDone: () => void) =>
  useWrite<{ id: string }>({
    send: (server, { id }, key) => server.retireReason(id, retired, key),
    said: retired ? CANNED_TEXT.retired : CANNED_TEXT.restored,
    touches: [REASONS],
    onDone,
  });

export function useProjectChoices() {
  const server = useServer();
  return useQuery({ queryKey: [CHOICES], queryFn: ({ signal }) => server.projectChoices(signal) });
}
export const useWriteProjectChoice = (kind: ProjectChoiceKind, code: string | null, ends: { onDone: () => void; onRefused: (refusal: HttpError) => void }) =>
  useWrite<ProjectChoiceRequest>({
    send: (server, request, key) => server.writeProjectChoice(kind, code, request, key),
    said: PROJECT_CHOICE_TEXT.saved,
    touches: [CHOICES],
    ...ends,
  });
export const useRetireProjectChoice = (retired: boolean) =>
  useWrite<{ kind: ProjectChoiceKind; code: string }>({
    send: (server, { kind, code }, key) => server.retireProjectChoice(kind, code, retired, key),
    said: retired ? PROJECT_CHOICE_TEXT.retired : PROJECT_CHOICE_TEXT.restored,
    touches: [CHOICES],
  });
