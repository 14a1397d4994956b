import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecisionList } from '../../../deciding/DecisionList';
import { jobDecisionsQuery } from '../api/decisions';
import { JOB_TITLE_ID } from '../listing/JobHead';

interface Props {
  id: string;
  /** When there are none, or they are not at hand. */
  otherwise: ReactNode;
}

/** The decisions because of which a listing is not where everybody finds it, for those who read hidden content. */
export function JobDecisions({ id, otherwise }: Props) {
  const { data } = useQuery(jobDecisionsQuery(id));
  return data && data.length > 0 ? <DecisionList decisions={data} focusAfter={JOB_TITLE_ID} /> : otherwise;
}
