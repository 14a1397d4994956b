import { contextOf } from '../../platform/slices/context.js';
import { feedbackSlice } from './feedback/feedback.slice.js';

export const feedback = contextOf({ name: 'feedback', slices: [feedbackSlice] });
