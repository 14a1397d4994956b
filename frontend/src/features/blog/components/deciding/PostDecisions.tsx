import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecisionList } from '../../../../deciding/DecisionList';
import { postDecisionsQuery } from '../../api/decisions';
import { POST_TITLE_ID } from '../PostHead';

interface Props {
  id: string;
  /** When there are none, or they are not at hand. */
  otherwise: ReactNode;
}

/** The decisions because of which a post is not where everybody finds it. */
export function PostDecisions({ id, otherwise }: Props) {
  const { data } = useQuery(postDecisionsQuery(id));
  const shown = data?.filter(({ kind }) => kind !== 'feature') ?? [];
  return shown.length === 0 ? otherwise : <DecisionList decisions={shown} focusAfter={POST_TITLE_ID} />;
}
