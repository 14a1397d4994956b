import type { TopicRow } from '@contracts/forum';
import { kept } from '../../../client/queryStore';
import { reads } from '../../../client/reads';

const SHOWN = 5;
const EVERY = 60_000;

/** The topics in which something happened last; asked again every minute. */
export const liveTopicsQuery = reads<TopicRow[]>(['home', 'live'], '/api/forum/topics', {
  ...kept,
  query: { sort: 'active', limit: SHOWN },
  refetchInterval: EVERY,
  staleTime: EVERY,
});
