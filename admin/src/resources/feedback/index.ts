import type { ResourceProps } from 'react-admin';
import { FeedbackDesk } from './FeedbackDesk';

export const feedback: ResourceProps = { name: 'feedback', list: FeedbackDesk, recordRepresentation: 'title' };
