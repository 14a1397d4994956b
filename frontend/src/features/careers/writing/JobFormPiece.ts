import { piece } from '../../../design/piece';

/** The form, loaded where somebody writes. */
export const JobForm = piece(() => import('./JobForm').then((file) => file.JobForm));
