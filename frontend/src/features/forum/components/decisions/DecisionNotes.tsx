import type { DecisionKind } from '@contracts/moderation-verbs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecisionList } from '../../../../deciding/DecisionList';
import { decisionsQuery } from '../../api/decisions';

interface Props {
  topicId: string;
  /** Those that took it from where everybody finds it. */
  kinds: readonly DecisionKind[];
  /** What is said when the decisions are not at hand. */
  otherwise: ReactNode;
}

/** The decisions because of which a topic is not where everybody finds it. */
export function DecisionNotes({ topicId, kinds, otherwise }: Props) {
  const { data } = useQuery(decisionsQuery(topicId));
  const shown = data?.filter(({ kind }) => kinds.includes(kind)) ?? [];
  if (shown.length === 0) return otherwise;
  return <DecisionList decisions={shown} focusAfter="topic-text" />;
}
