import type { ResourceProps } from 'react-admin';
import { OperationsDesk } from './OperationsDesk';

export const operations: ResourceProps = { name: 'operations', list: OperationsDesk };
