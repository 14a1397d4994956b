import { CODE } from '@contracts/envelope';
import type { Topic } from '@contracts/forum';
import { SEARCH_LIMITS, SEARCH_TEXT } from '@contracts/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { hasCode, messageOf } from '../../../../client/apiError';
import { isTopicAddress, type MergeTopic, mergeTargetsQuery } from '../../api/mergeTargetsQuery';

const PAUSE_MS = 250;
const NONE: readonly MergeTopic[] = [];

export type MergeSubject = Pick<Topic, 'id' | 'title'>;

/** The topics that may be meant by what is typed, and what is to be said about them. */
export function useMergeTargets(topic: MergeSubject, typed: string) {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery(mergeTargetsQuery(topic, asked));
  const isShort = text.length > 0 && text.length < SEARCH_LIMITS.q.min;
  const isAsking = asked !== text || isFetching;
  const isUnknown = hasCode(error, CODE.notFound);
  const topics = isShort || error ? NONE : (data ?? NONE);
  const failed = error !== null && !isUnknown && !isAsking;
  return { topics, failed, retry: () => void refetch(), said: say() };

  function say(): string {
    if (isShort) return SEARCH_TEXT.tooShort;
    if (isAsking) return topics.length > 0 ? '' : text && 'Aranıyor…';
    if (isUnknown) return 'Bu adreste bir konu bulunamadı.';
    if (error) return messageOf(error);
    if (!text) return '';
    if (topics.length > 0) return `${topics.length} konu bulundu.`;
    return isTopicAddress(text) ? 'Bu, birleştirdiğiniz konunun kendisi.' : 'Böyle bir konu bulunamadı. Başka kelimeler deneyin ya da bağlantısını yapıştırın.';
  }
}
