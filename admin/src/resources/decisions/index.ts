import type { ResourceProps } from 'react-admin';
import { DecisionDesk } from './DecisionDesk';

export const decisions: ResourceProps = { name: 'decisions', list: DecisionDesk };
