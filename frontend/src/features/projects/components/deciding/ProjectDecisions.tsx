import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecisionList } from '../../../../deciding/DecisionList';
import { projectDecisionsQuery } from '../../api/decisions';
import { PROJECT_TITLE_ID } from '../ProjectHead';

interface Props {
  id: string;
  /** When there are none, or they are not at hand. */
  otherwise: ReactNode;
}

/** The decisions because of which a project is not where everybody finds it, for those who read hidden content. */
export function ProjectDecisions({ id, otherwise }: Props) {
  const { data } = useQuery(projectDecisionsQuery(id));
  return data && data.length > 0 ? <DecisionList decisions={data} focusAfter={PROJECT_TITLE_ID} /> : otherwise;
}
