import type { AppealableDecision, LinkRequest, MakeAppealRequest } from '@contracts/appeals';
import type { Listing } from '@contracts/envelope';
import { queryOptions } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { at, reads, readsPages } from '../../../client/reads';

/** How often an open appeal is looked at again: somebody may have written. */
const EVERY = 30_000;
const whileOpen = ({ state: { data } }: { state: { data?: AppealableDecision } }) => (data?.appeal?.state === 'open' ? EVERY : false);
const LIVELY = { staleTime: 0, refetchInterval: whileOpen, refetchOnWindowFocus: 'always' } as const;

const BY_LINK = '/api/appeals/by-link';
const decisionsKey = ['appeals', 'own'];

/** Where an appeal is made from: by the link of a mail, or by whoever is signed in. */
export type AppealWay = LinkRequest | { decisionId: string };
const isLink = (way: AppealWay): way is LinkRequest => 'token' in way;

/** What was decided about the member, the newest first. */
export const decisionsQuery = readsPages<Listing<AppealableDecision>>(decisionsKey, '/api/appeals', { query: { limit: 20 }, staleTime: 0 });

/** The token goes in the body of the question: addresses are written down on the way. */
export const appealQuery = (way: AppealWay) =>
  isLink(way)
    ? queryOptions<AppealableDecision>({
        ...LIVELY,
        queryKey: ['appeals', 'link', way.token],
        queryFn: async ({ signal }) => (await post<AppealableDecision>(BY_LINK, { body: way, signal, quiet: true })).data,
        retry: false,
        gcTime: 0,
      })
    : reads<AppealableDecision>(['appeals', 'one', way.decisionId], at`/api/appeals/${way.decisionId}`, LIVELY);

const bodyOf = (way: AppealWay, request: MakeAppealRequest) => (isLink(way) ? { ...request, token: way.token } : request);
const addressOf = (way: AppealWay, linked: string, own: string) => (isLink(way) ? `${BY_LINK}/${linked}` : at`/api/appeals/${way.decisionId}` + own);

export const useMakeAppeal = (way: AppealWay) =>
  useCall(
    posts<MakeAppealRequest, AppealableDecision>(addressOf(way, 'make', ''), (request) => bodyOf(way, request)),
    { keeps: appealQuery(way), asksAgain: isLink(way) ? [] : [decisionsKey] },
  );

export const useAnswerAppeal = (way: AppealWay) =>
  useCall(
    posts<MakeAppealRequest, AppealableDecision>(addressOf(way, 'messages', '/messages'), (request) => bodyOf(way, request)),
    { keeps: appealQuery(way) },
  );
